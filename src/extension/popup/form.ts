import button from '../../client/ui/components/button/Button.module.css'
import field from '../../client/ui/components/text-field/TextField.module.css'
import type { Group } from '../../shared/entities/item.ts'
import { element } from './element.ts'
import type { Texts } from './texts.ts'

/** The parts of the popup that change. */
export interface PopupForm {
  readonly form: HTMLFormElement
  readonly preview: HTMLElement
  /** Where the address is already; empty where it is not. */
  readonly where: HTMLElement
  readonly name: HTMLInputElement
  readonly address: HTMLInputElement
  readonly problem: HTMLElement
  readonly group: HTMLSelectElement
  readonly grant: HTMLElement
  readonly why: HTMLElement
  readonly allow: HTMLButtonElement
  readonly add: HTMLButtonElement
  /** What became of it. */
  readonly status: HTMLElement
}

const PRIMARY = `${button.button} ${button.primary}`
const SMALL = `${button.button} ${button.small}`
const BOX = `${field.box} ${field.compact}`

/** A control with its label above. */
function labelled(text: string, control: HTMLElement, ...notes: readonly HTMLElement[]): HTMLElement {
  const label = element('label', { className: field.label ?? '', htmlFor: control.id }, text)
  return element('div', { className: field.field ?? '' }, label, element('div', { className: BOX }, control), ...notes)
}

/** Draws the form. @param groups those to choose from; without any, none is asked for */
export function drawForm(text: Texts, groups: readonly Pick<Group, 'id' | 'name'>[]): PopupForm {
  const input = { className: field.input ?? '', autocomplete: 'off', spellcheck: false } as const
  const name = element('input', { ...input, id: 'name' })
  const address = element('input', { ...input, id: 'address', inputMode: 'url' })
  const problem = element(
    'p',
    { className: `${field.note} ${field.error}`, id: 'problem', hidden: true },
    text('problem'),
  )
  problem.role = 'alert'
  address.setAttribute('aria-describedby', problem.id)
  const options = groups.map((one) => new Option(one.name, one.id))
  const group = element('select', { className: field.input ?? '', id: 'group' }, ...options)
  const groupField = labelled(text('group'), group)
  groupField.hidden = groups.length === 0
  const preview = element('div', { className: 'preview', ariaHidden: 'true' })
  const where = element('p', { className: 'where' })
  where.role = 'status'
  const why = element('p', {}, text('why'))
  why.role = 'status'
  const allow = element('button', { type: 'button', className: SMALL }, text('allow'))
  const grant = element('div', { className: 'grant', hidden: true }, why, allow)
  const add = element('button', { type: 'submit', className: PRIMARY }, text('add'))
  const status = element('p', { className: 'status' })
  status.role = 'status'
  const head = element('header', {}, preview, element('div', {}, element('h1', {}, text('title')), where))
  const form = element(
    'form',
    { noValidate: true },
    ...[
      head,
      grant,
      labelled(text('name'), name),
      labelled(text('address'), address, problem),
      groupField,
      status,
      add,
    ],
  )
  return { form, preview, where, name, address, problem, group, grant, why, allow, add, status }
}
