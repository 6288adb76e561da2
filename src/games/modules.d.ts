declare module '*?source' {
  /** The program of a worker as text, with all that it imports. */
  const source: string
  export default source
}
