import type { Clock } from '../core/clock.ts'
import { dailyTextProviders } from './daily-text/index.ts'
import { filmProviders } from './film/index.ts'
import { holidayProviders } from './holidays/index.ts'
import { hotSearchProviders } from './hot-search/index.ts'
import { musicProviders } from './music/index.ts'
import { needState, type SourceSettings, type SourceVariable, VARIABLE_KINDS } from './needs.ts'
import { placeProviders } from './place/index.ts'
import type { Provider } from './provider.ts'
import { hostsOf, type Question } from './question.ts'
import { stockProviders } from './stocks/index.ts'
import { suggestionProviders } from './suggest/index.ts'
import { translationProviders } from './translate/index.ts'
import { wallpaperProviders } from './wallpaper/index.ts'
import { weatherProviders } from './weather/index.ts'

/** All third parties that the program asks, whether they are switched off or lack what they need. */
export const PROVIDERS: readonly Provider<unknown>[] = [
  ...suggestionProviders,
  ...hotSearchProviders,
  ...filmProviders,
  ...wallpaperProviders,
  ...translationProviders,
  ...dailyTextProviders,
  ...holidayProviders,
  ...stockProviders,
  ...weatherProviders,
  ...placeProviders,
  ...musicProviders,
]

/** Their ids, for the setting SOURCES_OFF; what precedes the point is their area. */
export const SOURCE_IDS: readonly string[] = PROVIDERS.map(({ id }) => id)

/** Areas whose providers a variable enables: unset, those that are set up, unless they are on only by name. */
export const ENABLING_VARIABLES = [
  { variable: 'WALLPAPER_SOURCES', area: 'wallpaper', about: 'third parties that offer wallpapers' },
  { variable: 'TRANSLATORS', area: 'translate', about: 'who translates in the search box' },
] as const

/** All variables that the providers need, each once. */
export const SOURCE_VARIABLES: readonly SourceVariable[] = [
  ...new Map(PROVIDERS.flatMap(({ needs }) => needs.variables).map((one) => [one.name, one])).values(),
]

/** All questions that the program asks them; placeholders stand for what is not set. */
export const listQuestions = (settings: SourceSettings, clock: Clock): readonly Question[] =>
  PROVIDERS.flatMap(({ questions }) => questions(settings, clock))

/** A provider as the operator has set it up. */
export interface ListedProvider {
  readonly id: string
  readonly need: 'none' | 'set' | 'unset'
  readonly isOff: boolean
  /** Those that it may ask. */
  readonly hosts: readonly string[]
}

/** The providers as the operator has set them up. @param off ids of those that are switched off */
export const listProviders = (
  settings: SourceSettings,
  off: ReadonlySet<string>,
  clock: Clock,
): readonly ListedProvider[] =>
  PROVIDERS.map(({ id, needs, questions }) => {
    const need = needState(needs, settings)
    const asked = need === 'unset' ? [] : questions(settings, clock)
    return { id, need, isOff: off.has(id), hosts: [...new Set(asked.flatMap(hostsOf))] }
  })

/** The origins of the operator's own servers. */
export const ownOrigins = (settings: SourceSettings): ReadonlySet<string> =>
  new Set(
    SOURCE_VARIABLES.filter(({ kind }) => VARIABLE_KINDS[kind].isOwnServer).flatMap(
      ({ name }) => URL.parse(settings[name] ?? '')?.origin ?? [],
    ),
  )
