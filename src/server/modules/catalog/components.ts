import * as v from 'valibot'
import type { OfficialComponent } from '../../../shared/api/site.ts'
import { LANGUAGES, type Language } from '../../../shared/constants.ts'

const texts = v.object(v.entriesFromList(LANGUAGES, v.string()))
const componentSchema = v.object({
  component: v.string(),
  category: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  sizes: v.array(v.pipe(v.string(), v.regex(/^[1-6]x[1-6]$/))),
  size: v.pipe(v.string(), v.regex(/^[1-6]x[1-6]$/)),
  names: texts,
  infos: texts,
})

/** A component as the build of the page wrote it down, its texts in all languages. */
export type BuiltComponent = v.InferOutput<typeof componentSchema>

/** Reads `components.json`; throws when it is not what the build writes. */
export function parseComponents(json: string): readonly BuiltComponent[] {
  return v.parse(v.array(componentSchema), JSON.parse(json))
}

/** The components whose name, description or id holds the words, in a language; category 0 is all. */
export function searchComponents(
  components: readonly BuiltComponent[],
  { wanted, category, language }: { wanted: string; category: number; language: Language },
): OfficialComponent[] {
  const words = wanted.normalize('NFKC').toLowerCase().trim()
  return components
    .filter((component) => category === 0 || component.category === category)
    .filter(({ component, names, infos }) =>
      [component, ...Object.values(names), infos[language]].some((text) => text.toLowerCase().includes(words)),
    )
    .map(({ names, infos, ...rest }) => ({ ...rest, name: names[language], info: infos[language] }))
}
