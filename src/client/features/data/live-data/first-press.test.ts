import { afterEach, expect, test, vi } from 'vitest'
import { ownSources } from '../../../core/net/own-sources.ts'
import { askOnPress } from './first-press.ts'

const request = vi.fn<(asked: { readonly origins: readonly string[] }) => Promise<boolean>>()
vi.stubGlobal('chrome', { runtime: { id: 'extension' }, permissions: { request } })

afterEach(() => {
  ownSources.setState({}, true)
  request.mockReset()
})

test('where a server asks, a press asks at once', () => {
  const run = vi.fn()
  askOnPress('weather', run)
  expect(run).toHaveBeenCalledOnce()
  expect(request).not.toHaveBeenCalled()
})

test('without one the browser asks the user within the press, and a refusal asks nobody', async () => {
  const originsOf = (asked: string) => (asked === 'weather' ? ['https://a.example', 'https://b.example'] : undefined)
  ownSources.setState({ originsOf })
  const run = vi.fn()
  request.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  askOnPress('weather', run)
  expect(request).toHaveBeenLastCalledWith({
    ...{ permissions: [], origins: ['https://a.example/*', 'https://b.example/*'] },
  })
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1))
  expect(run).not.toHaveBeenCalled()
  askOnPress('weather', run)
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
  askOnPress('hot.weibo', run)
  expect(run).toHaveBeenCalledTimes(2)
  expect(request).toHaveBeenCalledTimes(2)
})
