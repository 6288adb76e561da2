import { expect, test } from 'vitest'
import { svgPicture } from '../features/data/faces/svg.ts'
import { countExecutions, hostileMarkup, isCode } from '../testing/hostile-markup.ts'
import { decorate } from '../widgets/notes/preview/decorate.ts'
import { renderMarkdown } from '../widgets/notes/preview/render.ts'

/** Markup from outside runs nothing (security.md, check 28); these pages have no content security policy that would help. */

/** `npm run soak -- markup` takes more. */
const COUNT = Number(import.meta.env.VITE_HOSTILE ?? 600)
const SLOW = { timeout: 60_000 + COUNT * 50 }
const inputs = hostileMarkup(COUNT)
let hits: string[] = []
let current = ''
for (const one of [window, window.parent]) Object.assign(one, { hit: () => hits.push(current) })

const LOOK = {
  ...{ remotePictures: true, loadPicture: String, missingPicture: '' },
  classNames: { placeholder: '', task: '' },
}

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

/** Shows many of them one after another, and waits until what loads or fails has told. */
async function show(draw: (input: string, root: HTMLElement) => unknown): Promise<void> {
  hits = []
  for (let from = 0; from < inputs.length; from += 200) {
    const root = document.createElement('div')
    document.body.append(root)
    for (current of inputs.slice(from, from + 200)) {
      const place = document.createElement('div')
      root.append(place)
      await draw(current, place)
      use(place)
      expect(handlersIn(place), current).toEqual([])
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
    root.remove()
  }
}

test('a note in Markdown runs nothing', SLOW, async () => {
  await show((input, root) => {
    const fragment = renderMarkdown(input)
    decorate(fragment, LOOK)
    root.append(fragment)
  })
  expect(hits).toEqual([])
})

const svgOf = (input: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><rect width="9" height="9"/>${input}</svg>`

test('an SVG as a face runs nothing, not even where it is opened as a page', SLOW, async () => {
  let kept = 0
  await show(async (input, root) => {
    const picture = await svgPicture(svgOf(input)).catch(() => undefined)
    if (picture?.type !== 'image/svg+xml') return
    kept += 1
    root.innerHTML = new TextDecoder().decode(picture.bytes)
  })
  expect(hits).toEqual([])
  expect(kept).toBeGreaterThan(0)
})

test('without a sanitiser the same markup runs', async () => {
  expect(await countExecutions(inputs.slice(0, 150))).toBeGreaterThanOrEqual(20) // of 150
})
