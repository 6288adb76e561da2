import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { UserInfo } from '../../../../shared/entities/account.ts'
import { session } from '../../data/session/index.ts'
import { type Answer, type SharedPage, useSharedList } from './use-shared-list.ts'

type Item = { readonly id: string }
type Ask = (page: SharedPage) => Promise<Answer<Item>>

interface ShownProps {
  readonly words: string
  readonly ask: Ask
  readonly isShown?: boolean
}

function Shown({ words, ask, isShown = true }: ShownProps) {
  const query = { own: false, words, order: 'hot' } as const
  const { at, list, more, reload } = useSharedList(isShown ? query : undefined, ask)
  return (
    <>
      <output>{`${at}: ${list.map(({ id }) => id).join(' ')}`}</output>
      {more && (
        <button type="button" onClick={more}>
          more
        </button>
      )}
      <button type="button" onClick={reload}>
        reload
      </button>
    </>
  )
}

const text = () => page.getByRole('status').element().textContent
const button = (name: string) => page.getByRole('button', { name })

test('each page is asked for once, and is added to those before it', async () => {
  const asked: SharedPage[] = []
  const pages = [['a', 'b'], ['b', 'c'], ['d']] // b has moved meanwhile
  const ask: Ask = async (one) => {
    asked.push(one)
    return { list: (pages[one.page - 1] ?? []).map((id) => ({ id })), total: 4 }
  }
  const drawn = await render(<Shown words="" ask={ask} />)
  await expect.poll(text).toBe('there: a b')
  await button('more').click()
  await expect.poll(text).toBe('there: a b c')
  await button('more').click()
  await expect.poll(text).toBe('there: a b c d')
  expect(button('more').elements()).toEqual([])
  expect(asked.map((one) => one.page)).toEqual([1, 2, 3])
  await drawn.rerender(<Shown words="x" ask={ask} />)
  await expect.poll(text).toBe('there: a b')
  expect(asked.at(-1)).toEqual({ order: 'hot', wd: 'x', page: 1 })
})

test('what is listed stays while the next page is on its way', async () => {
  const next = Promise.withResolvers<Answer<Item>>()
  const ask: Ask = async (one) => (one.page === 1 ? { list: [{ id: 'a' }], total: 2 } : next.promise)
  await render(<Shown words="" ask={ask} />)
  await button('more').click()
  await expect.poll(() => button('more').elements()).toEqual([])
  await expect.poll(text).toBe('there: a')
  next.resolve({ list: [{ id: 'b' }], total: 2 })
  await expect.poll(text).toBe('there: a b')
})

test('one that fails is asked again from its first page', async () => {
  let isDown = true
  const ask: Ask = async () => {
    if (isDown) throw new Error('down')
    return { list: [{ id: 'a' }], total: 1 }
  }
  await render(<Shown words="" ask={ask} />)
  await expect.poll(text).toBe('failed: ')
  isDown = false
  await button('reload').click()
  await expect.poll(text).toBe('there: a')
})

test('what was left is listed anew, from its first page', async () => {
  const ask: Ask = async (one) => ({ list: [{ id: `${one.page}` }], total: 3 })
  const drawn = await render(<Shown words="" ask={ask} />)
  await button('more').click()
  await expect.poll(text).toBe('there: 1 2')
  await drawn.rerender(<Shown words="" ask={ask} isShown={false} />)
  await expect.poll(text).toBe('loading: ')
  await drawn.rerender(<Shown words="" ask={ask} />)
  await expect.poll(text).toBe('there: 1')
  await button('more').click()
  await expect.poll(text).toBe('there: 1 2')
})

test('what one user was shown is not shown to the next', async () => {
  const login = (id: string) => session.setState({ login: { token: id, info: { id } as UserInfo } })
  const ask: Ask = async () => ({ list: [{ id: session.getState().login?.info.id ?? '' }], total: 1 })
  login('lin')
  await render(<Shown words="" ask={ask} />)
  await expect.poll(text).toBe('there: lin')
  login('mei')
  await expect.poll(text).toBe('there: mei')
  session.setState({ login: undefined })
})
