import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ignoreRepeatedSources } from './image-sources.ts'

/** How often attributes `src` are set of what is mounted, from the moment it is in the page. */
async function countSources(mount: () => Promise<unknown>): Promise<number> {
  let count = 0
  const observer = new MutationObserver((records) => {
    count += records.length
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['src'] })
  await mount()
  count += observer.takeRecords().length
  observer.disconnect()
  return count
}

/** An address that nobody answers at once. */
const slow = (name: string) => `${location.origin}/${name}-${Math.random()}.png`

test('React gives an image its address once; another one, and one again after an error, are still taken', async () => {
  const twice = await countSources(() => render(<img src={slow('a')} alt="" />))
  ignoreRepeatedSources()
  const once = await countSources(() => render(<img src={slow('b')} alt="" />))
  expect({ twice, once }).toEqual({ twice: 1, once: 0 })

  const image = new Image()
  const [first, second] = [slow('c'), slow('d')]
  image.src = first
  image.src = second
  expect(image.getAttribute('src')).toBe(second)
  const failed = () => new Promise((resolve) => image.addEventListener('error', resolve, { once: true }))
  await failed()
  image.src = second
  await failed()
})
