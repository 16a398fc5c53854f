/** Imports the address of a file that the app serves. */
declare module '*?no-inline' {
  const address: string;
  export default address;
}
