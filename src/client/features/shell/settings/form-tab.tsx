import { createElement, Fragment, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Needing } from '../../../core/contribute/need.ts'
import type { Fields, Settings, Values } from '../../../core/documents/fields/settings.ts'
import { visibleFields } from '../../../core/documents/fields/visible-fields.ts'
import { history } from '../../../core/documents/history.ts'
import { readScreen, type Screen, useScreen } from '../../../core/page/screen.ts'
import { language, useMessageByKey } from '../../../core/text/i18n.ts'
import { sameJson } from '../../../lib/values/json.ts'
import { createFormDraft, type FormDraft } from '../../../ui/form/draft/form-draft.ts'
import { Form, type FormProps } from '../../../ui/form/Form.tsx'

/** A tab of the settings drawer. */
export interface Tab extends Needing {
  /** The spec's name and number of the tab: `{settings/time}` and `{settings/2}` open the same. */
  readonly id: string
  readonly number: number
  /** Prefix of its catalog texts: `tab`, `heading.KEY`, `field.KEY`, `hint.KEY`, `option.KEY.VALUE`, `resetQuestion`. */
  readonly texts: string
  /** Name of an icon of the set. */
  readonly icon: string
  /** Hidden on mobile. */
  readonly desktopOnly: boolean
  readonly draw: () => ReactNode
  /** Every field that it has a control for, as `group.key`, whether its condition holds or not. */
  readonly controls: readonly string[]
  /** The rows that it shows at this moment, in their order. */
  readonly rows: () => readonly TabRow[]
  /** Resets all fields of the tab, hidden ones included, to their defaults. @returns whether one has changed */
  readonly reset?: () => boolean
  /** Whether the reset is confirmed first, with the text `resetQuestion`. */
  readonly asks: boolean
}

/** A row of a tab: its field as `group.key`, and the catalog keys of its texts. */
export interface TabRow {
  readonly field: string
  readonly label: string
  readonly hint?: string
  /** Other names by which it is found. */
  readonly alias?: string
}

interface FormTab<F extends Fields>
  extends Pick<FormProps<F>, 'settings' | 'sections' | 'swatches' | 'custom'>,
    Pick<Tab, 'id' | 'number' | 'icon'>,
    Partial<Pick<Tab, 'texts' | 'desktopOnly' | 'asks' | 'needs'>> {
  /** The feature whose catalog has its texts; also their prefix, unless `texts` is given, e.g. `menus.shortcut`. */
  readonly owner: string
  /** The fields whose sizes are not drawn as stored. */
  readonly scaled?: readonly (keyof F & string)[]
  /** The factor by which those are drawn; the screen's scale by default, which is 1 on a phone. */
  readonly scaleOf?: (screen: Screen, key: keyof F & string) => number
  /** The least sizes that are drawn, where they are larger than the range's. */
  readonly least?: { readonly [K in keyof F & string]?: number }
  /** The fields with which cards begin that have a heading, the text `heading.KEY`. */
  readonly headings?: readonly (keyof F & string)[]
  /** The fields that have a hint. */
  readonly hints?: readonly (keyof F & string)[]
  /** The fields that are found by other names, too, the text `alias.KEY`. */
  readonly aliases?: readonly (keyof F & string)[]
  /** By field, others that its control sets, too: they have no row of their own, and are reset with it. */
  readonly alsoSets?: { readonly [K in keyof F & string]?: readonly (keyof F & string)[] }
  /** By field, the names of options that are the same in every language; the others are texts. */
  readonly optionNames?: { readonly [K in keyof F & string]?: Readonly<Record<string, string>> }
  /** Content above the cards, drawn from the form's values. */
  readonly above?: (values: Values<F>) => ReactNode
}

/** A tab drawn from one settings group; its texts follow the keys of `Tab.texts`. */
export function formTab<F extends Fields>(tab: FormTab<F>): Tab {
  const {
    settings,
    sections,
    id,
    number,
    owner,
    texts = owner,
    icon,
    hints = [],
    aliases = [],
    desktopOnly = false,
    asks = false,
    alsoSets,
    needs,
  } = tab
  const rows = sections.flat()
  const keys = rows.flatMap((key) => [key, ...(alsoSets?.[key] ?? [])])
  const draft = createFormDraft(settings)
  return {
    id,
    number,
    texts,
    icon,
    desktopOnly,
    asks,
    needs,
    controls: keys
      .filter((key) => settings.fields[key]?.kind !== 'value' || tab.custom?.[key] !== undefined || !rows.includes(key))
      .map((key) => `${settings.id}.${key}`),
    draw: () => <TabBody {...tab} {...draft} />,
    rows: () =>
      shownFields(settings, rows).map((key) => ({
        field: `${settings.id}.${key}`,
        label: `${texts}.field.${key}`,
        ...(hints.includes(key) && { hint: `${texts}.hint.${key}` }),
        ...(aliases.includes(key) && { alias: `${texts}.alias.${key}` }),
      })),
    reset() {
      const before = settings.get()
      settings.update((now) => ({ ...now, ...pick(settings.defaults(language()), keys) }))
      return !sameJson(before, settings.get())
    },
  }
}

/** One tab for several settings groups: it takes the first one's name, and its reset covers all of them. */
export function joinTabs(first: Tab, ...others: readonly Tab[]): Tab {
  const all = [first, ...others]
  return {
    ...first,
    controls: all.flatMap(({ controls }) => controls),
    draw: () => createElement(Fragment, undefined, ...all.map(({ draw }) => draw())),
    rows: () => all.flatMap(({ rows }) => rows()),
    reset: () => history.transact(() => all.map(({ reset }) => reset?.() ?? false).includes(true)),
  }
}

function TabBody<F extends Fields>({
  owner,
  texts = owner,
  headings = [],
  hints = [],
  scaled = [],
  scaleOf = ({ scale }) => scale,
  least,
  optionNames,
  above,
  ...form
}: FormTab<F> & FormDraft<F>) {
  const text = useMessageByKey()
  const values = useStore(form.shown)
  const screen = useScreen()
  return (
    <>
      {above?.(values)}
      <Form
        {...form}
        values={values}
        mobile={screen.mobile}
        scaleOf={(key) => (scaled.includes(key) ? scaleOf(screen, key) : 1)}
        leastOf={(key) => least?.[key]}
        headings={(key) => (headings.includes(key) ? text(`${texts}.heading.${key}`) : undefined)}
        labels={(key) => text(`${texts}.field.${key}`)}
        hints={(key) => (hints.includes(key) ? text(`${texts}.hint.${key}`) : undefined)}
        options={(key, option) => optionNames?.[key]?.[option] ?? text(`${texts}.option.${key}.${option}`)}
      />
    </>
  )
}

function shownFields<F extends Fields>(settings: Settings<F>, keys: readonly string[]): readonly string[] {
  const shown = new Set<string>(visibleFields(settings.fields, settings.get(), readScreen()))
  return keys.filter((key) => shown.has(key))
}

const pick = <T extends object, K extends keyof T>(values: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<T, K>
