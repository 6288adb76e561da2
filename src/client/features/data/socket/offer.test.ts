import { expect, test, vi } from 'vitest'

/** A page whose server answers so, on a device that knows of an earlier answer; each page asks anew. */
async function openPage(given: { server?: string; answer?: { hasChat?: boolean }; known?: boolean }) {
  vi.resetModules()
  const [{ connect }, { testCallPorts }, offer, { chatOffer }] = await Promise.all([
    import('../../../core/net/call.ts'),
    import('../../../core/testing.ts'),
    import('./offer.ts'),
    import('./document.ts'),
  ])
  if (given.known !== undefined) chatOffer.set({ hasChat: given.known })
  const ask = vi.fn(async () => {
    if (given.answer === undefined) throw new Error('no network')
    return Response.json({ code: 200, msg: '', data: { areas: [], ...given.answer } })
  })
  connect({ ...testCallPorts(), server: given.server, fetch: ask })
  return { ...offer, chatOffer, ask }
}
const server = 'https://genkan.example'

test('a server that has not been asked is taken to have a chat room; what it says is kept', async () => {
  const page = await openPage({ server, answer: { hasChat: false } })
  expect([page.isChatOffered(), page.isChatOfferKnown()]).toEqual([true, false])
  expect(await Promise.all([page.askChatOffer(), page.askChatOffer()])).toEqual([false, false])
  expect([page.ask.mock.calls.length, page.chatOffer.get()]).toEqual([1, { hasChat: false }])
  expect([page.isUsable({ needs: 'chat' }), page.isUsable({})]).toEqual([false, true])
})

test('a server that has one again is believed; one of an older version has none', async () => {
  expect(await (await openPage({ server, answer: { hasChat: true }, known: false })).askChatOffer()).toBe(true)
  expect(await (await openPage({ server, answer: {} })).askChatOffer()).toBe(false)
})

test('as long as it does not answer the last answer is right, and it is asked again', async () => {
  const page = await openPage({ server, known: false })
  expect([await page.askChatOffer(), await page.askChatOffer(), page.ask.mock.calls.length]).toEqual([false, false, 2])
})

test('without a server there is none, and nobody is asked', async () => {
  const page = await openPage({ known: true })
  expect([page.isChatOffered(), await page.askChatOffer(), page.ask.mock.calls.length]).toEqual([false, false, 0])
})

test('a page that is open for long hears of a room that was closed, or opened again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const given = { server, answer: { hasChat: true } }
  const page = await openPage(given)
  expect(await page.askChatOffer()).toBe(true)
  given.answer = { hasChat: false }
  vi.setSystemTime(Date.now() + 10 * 60_000)
  expect([await page.askChatOffer(), page.isChatOffered()]).toEqual([false, false])
  vi.useRealTimers()
})
