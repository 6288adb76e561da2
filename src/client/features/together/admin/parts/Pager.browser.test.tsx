import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Pager } from './Pager.tsx'

test('once the last page is dealt with the one before it is shown; one page needs no turning', async () => {
  const turn = vi.fn()
  const drawn = await render(<Pager page={3} perPage={24} total={49} onPage={turn} />)
  await expect.poll(() => page.getByRole('button').elements()).toHaveLength(2)
  expect(turn).not.toHaveBeenCalled()
  await drawn.rerender(<Pager page={3} perPage={24} total={48} onPage={turn} />)
  await expect.poll(() => turn.mock.calls).toEqual([[2]])
  await drawn.rerender(<Pager page={1} perPage={24} total={24} onPage={turn} />)
  await expect.poll(() => page.getByRole('button').elements()).toEqual([])
})
