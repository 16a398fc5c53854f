import '@palmares/ui/reading.css';
import '@palmares/ui/app.css';
import { Outlet } from '@tanstack/react-router';

/** Around every page of the gallery, with the styles of all parts. */
export const GalleryLayout = () => <Outlet />;
