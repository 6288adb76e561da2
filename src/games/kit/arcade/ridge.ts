/** The height of a ridge over its foot at each x, in units. */
export type Profile = (x: number) => number

/** A wave of a ridge: how high, how often in the width of the picture, and where it begins, in turns. */
type Wave = readonly [height: number, times: number, begin: number]

/** Soft hills that go on at the other edge of a picture. @param height of the ground that the waves go over and under */
export const hillsOf =
  (width: number, height: number, waves: readonly Wave[]): Profile =>
  (x) =>
    height +
    waves.reduce((sum, [most, times, begin]) => sum + most * Math.sin((x / width) * times * 2 * Math.PI + begin), 0)

/** Peaks that stand by themselves, as in Guilin. @param peaks the middle, height and half the width of each */
export const peaksOf =
  (width: number, peaks: readonly (readonly [x: number, height: number, spread: number])[]): Profile =>
  (x) => {
    const cubes = peaks.map(([middle, height, spread]) => {
      const away = Math.abs(x - middle) % width
      return (height * Math.exp(-((Math.min(away, width - away) / spread) ** 2))) ** 3
    })
    return Math.cbrt(cubes.reduce((sum, cube) => sum + cube, 0))
  }

/** How many units lie between two points of an outline. */
const POINT_EVERY = 6

/** Fills a ridge that stands on the lower edge of its picture. @param fill such as a gradient that ends in mist */
export function fillRidge(
  context: CanvasRenderingContext2D,
  { width, height }: { readonly width: number; readonly height: number },
  profile: Profile,
  fill: string | CanvasGradient,
): void {
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x < width; x += POINT_EVERY) context.lineTo(x, height - profile(x))
  context.lineTo(width, height - profile(width))
  context.lineTo(width, height)
  context.fillStyle = fill
  context.fill()
}

/** A colour that becomes mist towards the lower edge. @param from, to where it begins and where nothing is left of it, in units */
export function mistFill(context: CanvasRenderingContext2D, color: string, from: number, to: number): CanvasGradient {
  const fill = context.createLinearGradient(0, from, 0, to)
  fill.addColorStop(0, color)
  fill.addColorStop(0.45, `${color}a6`)
  fill.addColorStop(1, `${color}00`)
  return fill
}
