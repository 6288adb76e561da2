import { expect } from 'vitest'
import { hostileMarkup, isCode } from './hostile-markup.ts'

/** `npm run soak -- markup` takes more. */
const COUNT = Number(import.meta.env.VITE_HOSTILE ?? 600)
/** Options of a test that shows all of it. */
export const SLOW = { timeout: 60_000 + COUNT * 50 }
export const INPUTS = hostileMarkup(COUNT)
let hits: string[] = []
let current = ''
for (const one of [window, window.parent]) Object.assign(one, { hit: () => hits.push(current) })

/** Does to what is shown what a user could, but goes nowhere. */
function use(root: Element): void {
  const stay = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.protocol !== 'javascript:') event.preventDefault()
  }
  root.addEventListener('click', stay)
  root.addEventListener('submit', stay)
  for (const one of root.querySelectorAll<HTMLElement>('*')) {
    one.click?.()
    one.focus?.()
    for (const event of ['mouseover', 'pointerenter', 'input', 'toggle', 'error', 'load'])
      one.dispatchEvent(new Event(event))
  }
}

const handlersIn = (root: ParentNode) =>
  [...root.querySelectorAll('*')].flatMap((one) => [...one.attributes].filter(isCode).map(({ name }) => name))

/**
 * Shows hostile markup piece by piece, in a page without a content security policy that would help, and expects that none
 * of it runs (security.md, check 28), once what loads or fails has told.
 */
export async function expectNothingRuns(draw: (input: string, root: HTMLElement) => unknown): Promise<void> {
  hits = []
  for (let from = 0; from < INPUTS.length; from += 200) {
    const root = document.createElement('div')
    document.body.append(root)
    for (current of INPUTS.slice(from, from + 200)) {
      const place = document.createElement('div')
      root.append(place)
      await draw(current, place)
      use(place)
      expect(handlersIn(place), current).toEqual([])
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
    root.remove()
  }
  expect(hits).toEqual([])
}
