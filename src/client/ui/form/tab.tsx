import { createElement, Fragment, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { history } from '../../core/history.ts'
import { useMessageByKey } from '../../core/i18n.ts'
import { readScreen, useScreen } from '../../core/screen.ts'
import { type Fields, initialOf, type Settings, type Values } from '../../core/settings.ts'
import { visibleFields } from '../../core/visible-fields.ts'
import { Form, type FormProps } from './Form.tsx'
import { createFormDraft, type FormDraft } from './form-draft.ts'

/** A tab of the settings drawer. */
export interface Tab {
  /** As the spec calls it and as it counts it: `{settings/time}` and `{settings/2}` lead to the same. */
  readonly id: string
  readonly number: number
  /** What its texts begin with in the catalog: `tab`, `field.KEY`, `hint.KEY`, `option.KEY.VALUE`, `resetQuestion`. */
  readonly texts: string
  /** A name of the icon set. */
  readonly icon: string
  /** Shown on mobile only where this is not set. */
  readonly desktopOnly: boolean
  readonly draw: () => ReactNode
  /** The fields that it shows at this moment, in their order, and those that have a hint. */
  readonly fields: () => readonly string[]
  readonly hinted: readonly string[]
  /** Takes what it shows back to the defaults; one step of undo. */
  readonly reset: () => void
  /** Whether the reset is asked about first, by the text `resetQuestion`. */
  readonly asks: boolean
}

interface FormTab<F extends Fields>
  extends Pick<FormProps<F>, 'settings' | 'sections' | 'swatches' | 'custom'>,
    Pick<Tab, 'id' | 'number' | 'icon'>,
    Partial<Pick<Tab, 'texts' | 'desktopOnly' | 'asks'>> {
  /** The feature in whose catalog its texts are; they begin with its name unless it has several tabs: `menus.shortcut`. */
  readonly owner: string
  /** The fields that have a hint. */
  readonly hints?: readonly (keyof F & string)[]
  /** What stands above the cards, of the values that the form shows. */
  readonly above?: (values: Values<F>) => ReactNode
}

/** A tab that is drawn from one settings group. Its texts are found by rule, see `Tab.texts`. */
export function formTab<F extends Fields>(given: FormTab<F>): Tab {
  const {
    settings,
    sections,
    id,
    number,
    owner,
    texts = owner,
    icon,
    hints = [],
    desktopOnly = false,
    asks = false,
  } = given
  const keys = sections.flat()
  const writing = createFormDraft(settings)
  return {
    id,
    number,
    texts,
    icon,
    hinted: hints,
    desktopOnly,
    asks,
    draw: () => <Body {...given} {...writing} />,
    fields: () => shownIn(settings, keys),
    reset: () => settings.update((now) => ({ ...now, ...picked(initialOf(settings.fields), keys) })),
  }
}

/** A tab whose rows belong to several groups: it is called what the first one is called, and takes all of them back. */
export function joinTabs(first: Tab, ...others: readonly Tab[]): Tab {
  const all = [first, ...others]
  return {
    ...first,
    hinted: all.flatMap(({ hinted }) => hinted),
    draw: () => createElement(Fragment, undefined, ...all.map(({ draw }) => draw())),
    fields: () => all.flatMap(({ fields }) => fields()),
    reset: () => history.transact(() => all.forEach(({ reset }) => void reset())),
  }
}

function Body<F extends Fields>({ owner, texts = owner, hints = [], above, ...form }: FormTab<F> & FormDraft<F>) {
  const text = useMessageByKey()
  const values = useStore(form.shown)
  return (
    <>
      {above?.(values)}
      <Form
        {...form}
        values={values}
        mobile={useScreen().mobile}
        labels={(key) => text(`${texts}.field.${key}`)}
        hints={(key) => (hints.includes(key) ? text(`${texts}.hint.${key}`) : undefined)}
        options={(key, option) => text(`${texts}.option.${key}.${option}`)}
      />
    </>
  )
}

function shownIn<F extends Fields>(settings: Settings<F>, keys: readonly string[]): readonly string[] {
  const shown = new Set<string>(visibleFields(settings.fields, settings.get(), readScreen()))
  return keys.filter((key) => shown.has(key))
}

const picked = <T extends object, K extends keyof T>(values: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<T, K>
