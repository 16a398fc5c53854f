/** Redirects to a page after a form was posted. */
export const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } });
