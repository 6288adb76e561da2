import { LANGUAGES, type Language } from '../../shared/constants.ts'

/** The gallery's query: `?theme=dark&lang=ja&perf=solid&glass=boost&wall=%23ff0000&only=Button`. */
export interface Query {
  readonly theme: 'light' | 'dark'
  readonly language: Language
  readonly perf: 'full' | 'lite' | 'solid'
  /** Forces the raised fills; else the analyser decides. */
  readonly boost: boolean
  /** A CSS colour in place of the theme's wallpaper. */
  readonly wall: string | undefined
  /** The name of one primitive or widget or of `DesktopPreview`; `primitives`, `widgets` or `features`. */
  readonly only: string | undefined
  /** Widgets in all 36 sizes that a user may choose, not only in those that they offer. */
  readonly everySize: boolean
  /** Widgets with the samples of their showcases, not with what this browser has of them. */
  readonly samples: boolean
  /** Shows `only` in both themes and all languages, each in an iframe. */
  readonly matrix: boolean
}

const pick = <const T extends string>(among: readonly T[], value: string | null): T | undefined =>
  among.find((one) => one === value)

/** Reads the query; unknown values take their default. */
export function readQuery(search: string): Query {
  const parameters = new URLSearchParams(search)
  return {
    theme: pick(['light', 'dark'], parameters.get('theme')) ?? 'light',
    language: pick(LANGUAGES, parameters.get('lang')) ?? 'zh-CN',
    perf: pick(['full', 'lite', 'solid'], parameters.get('perf')) ?? 'full',
    boost: parameters.get('glass') === 'boost',
    wall: parameters.get('wall') ?? undefined,
    only: parameters.get('only') ?? undefined,
    everySize: parameters.has('everySize'),
    samples: parameters.has('samples'),
    matrix: parameters.has('matrix'),
  }
}

/** The query of the same view with some parameters changed or removed. */
export function writeQuery(search: string, changes: Readonly<Record<string, string | undefined>>): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) parameters.delete(name)
    else parameters.set(name, value)
  }
  return `?${parameters}`
}
