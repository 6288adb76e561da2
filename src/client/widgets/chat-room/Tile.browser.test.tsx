import { afterEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { ChatMessage } from '../../../shared/chat/frames.ts'
import type { UserInfo } from '../../../shared/entities/account.ts'
import { connection } from '../../core/net/connection.ts'
import { session } from '../../features/data/session/index.ts'
import { socketState } from '../../features/data/socket/lazy.ts'
import { windowState } from '../../features/shell/windows/state/window-state.ts'
import { chat, NO_CHAT } from '../../features/together/chat/chat.ts'
import { failed, received, receivedHistory, sending } from '../../features/together/chat/kernel/room.ts'
import { documentValue, drawPage } from '../../testing/draw-page.tsx'
import { find, findAll } from '../../testing/elements.ts'
import { group } from '../../testing/items.ts'

const { compose, commitText, findViolations, press, typeText } = commands

const NOW = new Date('2026-11-29T20:00:00+08:00').getTime()
const NAMES: Readonly<Record<string, string>> = { lin: '林间', xia: '半夏', qiu: '秋林' }

const say = (chatId: number, username: string, text: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ chatId, time: NOW - (20 - chatId) * 60_000, nonce: String(chatId), kind: 0, color: '#ffffff', size: 20 },
  ...{ username, nickname: NAMES[username] ?? '', head: '', text },
  ...more,
})

const TALK = [
  say(1, 'xia', '早'),
  say(2, 'xia', '花好月圆'),
  say(3, 'lin', '@秋林 东线修好没有'),
  say(4, 'qiu', '刚通'),
]

const tile = (size: string) => ({ id: `t${size}`, name: '', type: 'component', component: 'chat-room', size })

/** Draws tiles of these sizes for 秋林, connected, who has read the first message; nobody is logged in for `guest`. */
async function draw(sizes: readonly string[], { guest = false } = {}): Promise<void> {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  await page.viewport(1440, 900)
  session.setState({ login: undefined })
  chat.setState(NO_CHAT, true)
  const kept = { user: 'u', list: TALK, readId: 1, draft: '' }
  await drawPage({
    home: { groups: [group('a', sizes.map(tile))], dock: [{ ...tile('1x1'), id: 'dock' }] },
    chat: kept,
  })
  drawn = sizes
  connection.setState({ server: location.origin })
  await expect.poll(() => findAll('main article')).toHaveLength(sizes.length)
  if (guest) return
  const info = { id: 'u', username: 'qiu', nickname: '秋林', head: '' } as UserInfo
  session.setState({ login: { token: 'token', info } })
  socketState.setState({ at: 'open' }, true)
}

let drawn: readonly string[] = []
const articleOf = (size: string) => findAll('main article')[drawn.indexOf(size)]
const inTile = (size: string) => page.getByRole('article', { name: '聊天' }).nth(drawn.indexOf(size))
const field = (size: string) => inTile(size).getByRole('textbox', { name: '消息' })
/** What the rows of a tile say; those with a picture begin with the first sign of the name. */
const said = (size: string) =>
  [...(articleOf(size)?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
const unsent = () => chat.getState().room.unsent

afterEach(() => {
  connection.setState({ server: undefined })
  session.setState({ login: undefined })
  socketState.setState({ at: 'closed' }, true)
  chat.setState(NO_CHAT, true)
  vi.useRealTimers()
})

test('each size shows what it has room for of the messages that were kept, and how many are unread', async () => {
  await draw(['1x1', '1x4', '2x2', '2x4', '4x4'])
  await expect.element(inTile('1x1').getByRole('img', { name: '2 条未读消息' })).toBeVisible()
  await expect.element(inTile('1x4')).toMatchTextContent('我刚通')
  await expect.poll(() => said('2x2')).toEqual(['林林间@秋林 东线修好没有', '秋我刚通'])
  await expect
    .poll(() => said('2x4'))
    .toEqual(['半半夏花好月圆18分钟前', '林林间@秋林 东线修好没有17分钟前', '秋我刚通16分钟前'])
  await expect.poll(() => said('4x4')[1], { message: 'read in the order in which it was said' }).toBe('半半夏早')
  await expect.poll(() => find('[data-tile="dock"] b')?.textContent).toBe('2')
  expect(await findViolations('main article', { seriousOnly: true })).toEqual([])
})

test('Enter sends what is written, once an input method is done, and marks all as read; blank and long texts stay', async () => {
  await draw(['2x4'])
  chat.setState(({ room }) => ({ room: TALK.reduce(received, room) }))
  await field('2x4').click()
  await press('Enter')
  await typeText('   ')
  await press('Enter')
  expect(unsent()).toEqual([])
  await field('2x4').fill('字'.repeat(201))
  await press('Enter')
  await expect.element(inTile('2x4').getByRole('alert')).toMatchTextContent('201')
  expect(unsent()).toEqual([])
  await field('2x4').fill('')
  await compose('dai')
  await press('Enter')
  expect(unsent()).toEqual([])
  await commitText('带上帽子')
  await press('Enter')
  await expect.poll(() => unsent().map(({ text, kind }) => [text, kind])).toEqual([['带上帽子', 0]])
  await expect.element(field('2x4')).toHaveValue('')
  await expect.poll(() => said('2x4').at(-1)).toContain('带上帽子')
  expect(documentValue('chat')).toMatchObject({ readId: 4, draft: '' })
  expect(inTile('2x4').getByText('2', { exact: true }).elements()).toEqual([])
  expect(windowState.getState().tabs).toEqual([])
})

test('an emoji goes where the caret is, and the focus back into the field', async () => {
  await draw(['2x4'])
  await field('2x4').fill('早上好')
  await press('ArrowLeft')
  await inTile('2x4').getByRole('button', { name: '表情' }).click()
  const picker = page.getByRole('dialog', { name: '表情' })
  await picker.getByRole('searchbox').fill('月饼')
  await expect.element(picker.getByRole('button', { name: '月饼' })).toBeVisible()
  await press('Enter')
  await expect.element(field('2x4')).toHaveValue('早上🥮好')
  await expect.element(field('2x4')).toHaveFocus()
  await typeText('！')
  await expect.element(field('2x4')).toHaveValue('早上🥮！好')
})

test('without a connection what was said stays, the field is off with its draft kept, and one may try again', async () => {
  await draw(['2x4', '2x2'])
  await field('2x4').fill('等一下')
  await inTile('2x2').getByRole('textbox').click()
  await expect.element(field('2x2')).toHaveValue('等一下')
  await press('Escape')
  ;(document.activeElement as HTMLElement).blur()
  socketState.setState({ at: 'waiting', failures: 1, why: 'connection' }, true)
  await expect.element(inTile('2x4').getByText('服务器连接失败!')).toBeVisible()
  await expect.element(field('2x4')).toBeDisabled()
  await expect.element(inTile('2x4').getByText('连上后再发，草稿会留着')).toBeVisible()
  expect(said('2x4')).toHaveLength(3)
  await expect.element(inTile('2x4').getByRole('button', { name: '重试' })).toBeVisible()
  socketState.setState({ at: 'waiting', failures: 1, why: 'login' }, true)
  await expect.element(inTile('2x4').getByText('聊天室登录失败!')).toBeVisible()
  socketState.setState({ at: 'open' }, true)
  await expect.element(field('2x4')).toHaveValue('等一下')
  chat.setState({ mutedUntil: NOW + 600_000 })
  await expect.element(field('2x4')).toBeDisabled()
  await expect.element(inTile('2x4').getByText('禁言中，到 20:10')).toBeVisible()
})

test('a message that failed is sent again by its button', async () => {
  await draw(['2x4'])
  const written = { nonce: 'n', kind: 0, color: '#ffffff', size: 20, text: '没到', time: NOW }
  chat.setState(({ room }) => ({ room: failed(sending(TALK.reduce(received, room), written), 'n') }))
  await inTile('2x4').getByRole('listitem').last().getByRole('button', { name: '重试' }).click()
  await expect.poll(() => unsent().map(({ at }) => at)).toEqual(['sending'])
})

test('where nobody has spoken one is invited to; a press beside the field opens the window', async () => {
  await draw(['2x4'])
  chat.setState(({ room }) => ({ room: receivedHistory(room, [], 100) }))
  await expect.element(inTile('2x4').getByText('你来说第一句')).toBeVisible()
  await inTile('2x4').getByText('还没有人说话').click()
  await expect.poll(() => windowState.getState().tabs.map(({ app }) => app)).toEqual(['chat-room'])
})

test('a guest finds one button, which opens the login', async () => {
  await draw(['2x2', '2x4', '4x4', '1x2', '1x1'], { guest: true })
  for (const size of ['2x2', '2x4', '4x4', '1x2'])
    await expect.element(inTile(size).getByRole('button', { name: /登录后可聊天/ })).toBeVisible()
  await expect.element(inTile('1x1').getByRole('img', { name: '聊天' })).toBeVisible()
  await inTile('2x4')
    .getByRole('button', { name: /登录后可聊天/ })
    .click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
