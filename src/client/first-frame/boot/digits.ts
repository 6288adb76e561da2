import inlined from './genkan-digits.woff2?inline'

/**
 * Adds the figures' digits and colon, weight 200–600, to the page's fonts. A face of bytes is ready at once; one of a
 * data URL is decoded on another thread, and the first frame would have no time. The space makes it the font whose metrics
 * place the line, before and after the other figures have loaded.
 */
export function addDigits(): void {
  const bytes = Uint8Array.from(atob(inlined.slice(inlined.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  document.fonts.add(new FontFace('Genkan Figures', bytes, { weight: '200 600', unicodeRange: 'U+20,U+30-3A' }))
}
