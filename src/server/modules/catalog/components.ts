import * as v from 'valibot'
import type { OfficialComponent } from '../../../shared/api/site.ts'
import { LANGUAGES, type Language } from '../../../shared/constants.ts'
import { foldText } from '../../../shared/lib/text/fold.ts'
import { type Counts, sortByPopularity } from './popularity.ts'

const texts = v.object(v.entriesFromList(LANGUAGES, v.string()))
const componentSchema = v.object({
  component: v.string(),
  category: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  sizes: v.array(v.pipe(v.string(), v.regex(/^[1-6]x[1-6]$/))),
  size: v.pipe(v.string(), v.regex(/^[1-6]x[1-6]$/)),
  names: texts,
  infos: texts,
})

/** A component as the build writes it to `components.json`, with its texts in all languages. */
export type BuiltComponent = v.InferOutput<typeof componentSchema>

/** Parses `components.json`. @throws ValiError on an invalid one. */
export function parseComponents(json: string): readonly BuiltComponent[] {
  return v.parse(v.array(componentSchema), JSON.parse(json))
}

/**
 * @returns components whose id, name (any language) or description (this language) contains `text`, the more popular
 * first; category 0: all.
 */
export function searchComponents(
  components: readonly BuiltComponent[],
  { text, category, language }: { text: string; category: number; language: Language },
  counts: Counts,
): OfficialComponent[] {
  const query = foldText(text)
  return sortByPopularity(components, counts, ({ component }) => ({ id: component, pin: false }))
    .filter((component) => category === 0 || component.category === category)
    .filter(({ component, names, infos }) =>
      [component, ...Object.values(names), infos[language]].some((field) => field.toLowerCase().includes(query)),
    )
    .map(({ names, infos, ...rest }) => ({ ...rest, name: names[language], info: infos[language] }))
}
