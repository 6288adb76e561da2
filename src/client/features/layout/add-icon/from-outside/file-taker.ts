/** Takes files that are dropped anywhere on the page, such as a backup. @returns whether it has taken them */
type TakeFiles = (files: readonly Blob[]) => Promise<boolean>

let take: TakeFiles = async () => false

/** A feature provides what it takes before files are looked at as pictures. */
export function provideFileTaker(given: TakeFiles): void {
  take = given
}

/** Offers dropped files to whoever takes them. */
export const offerFiles: TakeFiles = (files) => take(files)
