/** Saves a file where the browser puts its downloads. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), LATER_MS)
}

/** Browsers read it a moment later. */
const LATER_MS = 60_000
