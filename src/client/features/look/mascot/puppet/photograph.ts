/** Height by width of a figure's drawing. */
const RATIO = 400 / 320

/**
 * A drawing as a picture without background.
 * @param width in pixels
 * @throws where the browser cannot draw it
 */
export async function photograph(svg: SVGSVGElement, width: number): Promise<Blob> {
  const height = Math.round(width * RATIO)
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('no drawing')
  // without them Firefox draws no SVG onto a canvas
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const picture = new Image(width, height)
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  )
}
