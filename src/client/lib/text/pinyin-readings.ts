import { polyphonic } from 'pinyin-pro'

const known = new Map<string, readonly string[]>()

/** Rarer readings would find more names by mistake than on purpose. */
const MAX_READINGS = 2

/** The most common readings of a Han character in pinyin without tones; `ü` is `v`, as it is typed. */
export function pinyinReadings(character: string): readonly string[] {
  const readings = known.get(character) ?? readingsOf(character)
  known.set(character, readings)
  return readings
}

function readingsOf(character: string): readonly string[] {
  const [readings = []] = polyphonic(character, { toneType: 'none', type: 'array', v: true })
  return readings.filter((reading) => reading !== '' && reading !== character).slice(0, MAX_READINGS)
}
