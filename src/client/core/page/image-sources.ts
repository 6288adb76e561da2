/**
 * Ignores that an image which is still loading is given the address that it has. React does so as it mounts each image
 * (`commitMount`), and Firefox then aborts the request and begins another one.
 */
export function ignoreRepeatedSources(): void {
  const { prototype } = HTMLImageElement
  const own = Object.getOwnPropertyDescriptor(prototype, 'src')
  if (own === undefined) return
  Object.defineProperty(prototype, 'src', {
    ...own,
    set(this: HTMLImageElement, src: string) {
      if (this.complete || this.getAttribute('src') !== src) own.set?.call(this, src)
    },
  })
}
