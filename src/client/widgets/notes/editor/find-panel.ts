import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  openSearchPanel,
  SearchQuery,
  search,
  setSearchQuery,
} from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import { EditorView, keymap, type Panel } from '@codemirror/view'
import { isComposing } from '../../../kit/interaction.ts'

/** The words of the panel. */
interface FindWords {
  readonly find: string
  readonly next: string
  readonly previous: string
  readonly close: string
}

/** Ctrl+F finds in the note: the browser's own search sees only the lines that are drawn. */
export const findText = (words: FindWords): Extension => [
  search({ top: true, createPanel: (view) => createPanel(view, words) }),
  keymap.of([{ key: 'Mod-f', run: openSearchPanel, stopPropagation: true }]),
  panelLook,
]

function createPanel(view: EditorView, words: FindWords): Panel {
  const dom = document.createElement('div')
  dom.className = 'find'
  dom.setAttribute('role', 'search')
  const input = document.createElement('input')
  input.type = 'search'
  input.setAttribute('aria-label', words.find)
  input.setAttribute('main-field', 'true')
  input.placeholder = words.find
  input.value = getSearchQuery(view.state).search
  const setQuery = () =>
    view.dispatch({ effects: setSearchQuery.of(new SearchQuery({ search: input.value, literal: true })) })
  input.addEventListener('input', setQuery)
  dom.addEventListener('keydown', (event) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') closeSearchPanel(view)
    else if (event.key === 'Enter' && event.target === input) (event.shiftKey ? findPrevious : findNext)(view)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  dom.append(
    input,
    buttonOf('↑', words.previous, () => findPrevious(view)),
    buttonOf('↓', words.next, () => findNext(view)),
    buttonOf('×', words.close, () => closeSearchPanel(view)),
  )
  return { dom, top: true, mount: () => input.select() }
}

function buttonOf(sign: string, label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = sign
  button.title = label
  button.setAttribute('aria-label', label)
  button.addEventListener('click', act)
  return button
}

const panelLook = EditorView.theme({
  '.find': { display: 'flex', gap: '4px', padding: '6px 12px' },
  '.find input': {
    flex: '1',
    minWidth: '0',
    maxWidth: '320px',
    height: '28px',
    padding: '0 10px',
    border: '0',
    borderRadius: '8px',
    font: '400 13px/20px var(--gk-font)',
    color: 'inherit',
    background: 'var(--gk-fill-1)',
  },
  '.find button': {
    width: '28px',
    height: '28px',
    border: '0',
    borderRadius: '8px',
    font: '400 14px/20px var(--gk-font)',
    color: 'var(--gk-ink-2)',
    background: 'transparent',
    cursor: 'pointer',
  },
  '.find button:hover': { background: 'var(--gk-fill-1)' },
  '.find :is(input, button):focus-visible': { outline: '2px solid var(--gk-accent)', outlineOffset: '1px' },
})
