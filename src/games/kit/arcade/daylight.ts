/** Colours of a scene by what they are for, each `#rrggbb`. */
export type Light = Readonly<Record<string, string>>

/** Between two hours the light changes in so many steps: none of them is seen, and few pictures are drawn anew. */
const STEPS_AN_HOUR = 24

/** A colour between two others, all `#rrggbb`. @param part 0 is the first, 1 the second */
export function mixColors(one: string, other: string, part: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * part)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

/**
 * The light of a day whose hours follow one another, the first after the last. The same step gives the same object, so
 * that pictures know whether they have to be drawn anew.
 * @param tint a colour that lies over all others, as in a dark theme, and how much of it, 0 to 1
 * @returns the light at a time in hours, 1.5 being half-way between the second and the third
 */
export function createDaylight<L extends Light>(
  hours: readonly [L, ...L[]],
  [tint, share]: readonly [color: string, share: number] = ['#000000', 0],
): (at: number) => L {
  const known = new Map<number, L>()
  return (at) => {
    const step = Math.floor(at * STEPS_AN_HOUR) % (hours.length * STEPS_AN_HOUR)
    const hour = Math.floor(step / STEPS_AN_HOUR)
    const [from, to] = [hours[hour] ?? hours[0], hours[hour + 1] ?? hours[0]]
    const part = (step % STEPS_AN_HOUR) / STEPS_AN_HOUR
    const light =
      known.get(step) ??
      (Object.fromEntries(
        Object.entries(from).map(([key, color]) => [
          key,
          mixColors(mixColors(color, to[key] ?? color, part), tint, share),
        ]),
      ) as L)
    known.set(step, light)
    return light
  }
}
