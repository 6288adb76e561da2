/** Why a picture cannot become a face. */
export type FaceProblem =
  /** No format that is accepted. */
  | 'type'
  /** Too many bytes. */
  | 'large'
  /** Too many pixels. */
  | 'pixels'
  /** Image loading failed: damaged, or cut off. */
  | 'decode'
  /** Canvas 2D context is not available. */
  | 'canvas'
  /** The browser gives back no canvas, against fingerprints. */
  | 'readback'
  /** Failed to create WebP blob. */
  | 'encode'
  /** Cannot decode base64. */
  | 'base64'
  /** An SVG without its namespace, or that draws nothing. */
  | 'svg'
  /** A text that is neither an address nor a picture. */
  | 'address'
  /** There is no server that could fetch an address. */
  | 'offline'
  /** Nothing may reach a third party. */
  | 'pureOffline'
  /** The server could not fetch the address, or found no picture there. */
  | 'fetch'
  /** The disk is full, or refuses. */
  | 'storage'

/** A picture that cannot become a face. */
export class FaceError extends Error {
  readonly problem: FaceProblem
  /** The server's own words for it, in the user's language. */
  readonly reason: string | undefined
  constructor(problem: FaceProblem, reason?: string) {
    super(problem)
    this.name = 'FaceError'
    this.problem = problem
    this.reason = reason
  }
}

/** The server's reason in an error, if it gave one. */
export const serverReasonOf = (error: unknown): string | undefined =>
  error instanceof FaceError ? error.reason || undefined : undefined

/** The problem of an error; any unknown one counts as a picture that cannot be read. */
export const problemOf = (error: unknown): FaceProblem => (error instanceof FaceError ? error.problem : 'decode')
