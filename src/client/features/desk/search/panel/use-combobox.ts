import { useLayoutEffect } from 'react'
import { isBrowserSearch } from '../../../../core/browser/browser-search.ts'
import { setFlag } from '../../../../ui/dom.ts'
import { shownShortcut } from '../../../../ui/input/keyboard/shortcut.ts'
import { useAllMessages } from '../all-messages.ts'

/** The id of the panel's list. */
export const PANEL_ID = 'search-panel'

/**
 * Makes the box's input the combobox of the panel: the focus stays in the text, the active row is announced. While the
 * panel is open the box shows no glass of its own: both are one shape.
 * @param active the id of the active row
 */
export function useCombobox(input: HTMLInputElement | null, open: boolean, active: string | undefined): void {
  const keys = isBrowserSearch() ? 'keysWithoutEngines' : 'keys'
  const hint = useAllMessages()(keys, { key: shownShortcut('Ctrl+F') })
  // the box renders its input and does not depend on the panels; Tab switches engines: the hint says how to leave
  useLayoutEffect(() => input?.setAttribute('aria-description', hint), [input, hint])
  useLayoutEffect(() => {
    // as above
    setFlag(input?.form, 'panel-open', open)
    if (input === null || !open) return undefined
    const attributes = {
      'aria-controls': PANEL_ID,
      'aria-haspopup': 'listbox',
      'aria-autocomplete': 'list',
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    input.setAttribute('aria-expanded', 'true')
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name)
      input.setAttribute('aria-expanded', 'false')
    }
  }, [input, open])
  useLayoutEffect(() => {
    // as above
    if (input === null || active === undefined) return undefined
    input.setAttribute('aria-activedescendant', active)
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    return () => input.removeAttribute('aria-activedescendant')
  }, [input, active])
}
