import { afterEach, expect, test, vi } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import type { ChatMessage } from '../../../shared/chat/frames.ts'
import type { Language } from '../../../shared/constants.ts'
import type { UserInfo } from '../../../shared/entities/account.ts'
import { session } from '../../features/data/session/index.ts'
import { socketState } from '../../features/data/socket/lazy.ts'
import { chat, NO_CHAT } from '../../features/together/chat/chat.ts'
import { failed, received } from '../../features/together/chat/kernel/room.ts'
import { keepDraft } from '../../features/together/chat/use-chat.ts'
import { documentValue, drawPage, openWindow } from '../../testing/draw-page.tsx'
import { find } from '../../testing/elements.ts'
import { homeOf } from '../../testing/items.ts'
import { soak } from '../../testing/soak.ts'
import { writing } from './composer/writing.ts'

const { commitText, compose, findViolations, press, typeText } = commands

const NOW = new Date('2026-11-29T20:00:00+08:00').getTime()
const MINUTE = 60_000

let lastId = 0
const say = (username: string, text: string, minutesAgo: number, more: Partial<ChatMessage> = {}): ChatMessage => {
  lastId += 1
  return {
    ...{ chatId: lastId, time: NOW - minutesAgo * MINUTE, nonce: String(lastId), kind: 0, color: '#ffffff', size: 20 },
    ...{ username, nickname: { lin: '林间', xia: '半夏', wu: '雾岛', qiu: '秋林' }[username] ?? '', head: '', text },
    ...more,
  }
}

const TALK = () => [
  say('wu', '昨天的月亮好圆', 30 * 60),
  say('wu', '早。西湖起雾了，只看得见半截断桥', 37),
  say('wu', '国庆车票今天 9 点开抢，都抢到了吗 👋', 36),
  say('xia', '花好月圆，人长久 🌕', 12, { color: '#e2b6ff', size: 30 }),
  say('lin', '@秋林 径山那条线你走过吗？东线修好没有', 4),
  say(
    'qiu',
    '> @林间 径山那条线你走过吗？东线修好没有\n东线上周刚通，走着缓一些：https://example.com/jingshan-east',
    3,
  ),
]

interface Setting {
  readonly messages?: readonly ChatMessage[]
  readonly username?: string
  readonly documents?: Readonly<Record<string, object>>
  readonly size?: readonly [number, number]
  readonly language?: Language
}

/** Opens the room, connected, on 29 November 2026, 20:00 in China. */
async function open({
  messages = TALK(),
  username = 'qiu',
  documents = {},
  size = [1440, 900],
  language,
}: Setting = {}): Promise<Locator> {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  await page.viewport(...size)
  chat.setState(NO_CHAT, true)
  writing.setState({ text: '', caret: 0, answered: undefined })
  const info = { id: username, username, nickname: username === 'qiu' ? '秋林' : '', head: '' } as UserInfo
  const kept = { user: info.id, list: [], readId: -1, draft: '' }
  await drawPage({ home: homeOf('chat-room', '2x2'), chat: kept, ...documents }, language)
  session.setState({ login: { token: 'token', info } })
  socketState.setState({ at: 'open' }, true)
  const show = () =>
    chat.setState(({ room }) => ({ room: { ...room, messages, isCatchingUp: false, hasEarlier: false, lastId } }))
  show() // what loads spins for ever
  const opened = await openWindow('chat-room')
  await expect.poll(() => chat.getState().room.isCatchingUp).toBe(true)
  show()
  await expect.element(opened.getByRole('textbox')).toBeVisible()
  return opened
}

afterEach(() => {
  session.setState({ login: undefined })
  socketState.setState({ at: 'closed' }, true)
  vi.useRealTimers()
})

const field = (opened: Locator) => opened.getByRole('textbox', { name: '消息' })
const bubbles = (opened: Locator) => opened.getByRole('group')
const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true })
const unsent = () => chat.getState().room.unsent
const scroller = () => find('#layer-window section[aria-label="聊天消息"]')

/** The server has taken the last own message. */
function echo(): void {
  const { nonce, text } = unsent().at(-1) ?? { nonce: '', text: '' }
  chat.setState(({ room }) => ({ room: received(room, say('qiu', text, 0, { nonce })) }))
}

test('the room tells what was said, who is meant, and whereto a link leads', async () => {
  const opened = await open()
  await expect.element(opened.getByText('昨天', { exact: true })).toBeVisible()
  await expect.element(opened.getByText('今天', { exact: true })).toBeVisible()
  await expect.element(bubbles(opened).nth(4)).toMatchTextContent('@秋林 径山那条线')
  await expect.element(bubbles(opened).nth(5)).toMatchTextContent('回复 林间')
  expect(await findViolations('#layer-window', { seriousOnly: true })).toEqual([])
  await opened.getByRole('button', { name: 'example.com/jingshan-east' }).click()
  const popover = page.getByRole('dialog', { name: '要离开玄关吗？' })
  await expect.element(popover).toMatchTextContent('链接由 秋林 发出')
  await expect.element(popover.getByText('https://example.com/jingshan-east')).toBeVisible()
  await press('Escape')
  await expect.element(popover).not.toBeInTheDocument()
  expect((documentValue('chat') as { readId: number }).readId).toBe(lastId)
})

test('Enter sends once, whatever blanks are around; a draft and what fails are kept', async () => {
  const opened = await open()
  await field(opened).click()
  await press('Enter')
  expect(unsent()).toEqual([])
  await typeText(' 早')
  await press('Shift+Enter')
  await typeText('上好')
  await field(opened).fill(' 早\n上好你好')
  await expect.poll(() => (documentValue('chat') as { draft: string }).draft).toBe(' 早\n上好你好')
  await press('Enter')
  await expect.element(field(opened)).toHaveValue('')
  expect(unsent()).toMatchObject([{ text: '早\n上好你好', at: 'sending', size: 20 }])
  chat.setState(({ room }) => ({ room: failed(room, room.unsent[0]?.nonce ?? '') }))
  await expect.element(opened.getByText('没有发出去')).toBeVisible()
  await opened.getByRole('button', { name: '重试', exact: true }).click()
  expect(unsent()).toMatchObject([{ at: 'sending' }])
  echo()
  await expect.element(bubbles(opened).last()).toMatchTextContent('上好你好')
  await expect.element(bubbles(opened)).toHaveLength(7)
  await field(opened).fill('字'.repeat(201))
  await expect.element(opened.getByRole('alert')).toMatchTextContent('201 / 200')
  await expect.element(opened.getByRole('button', { name: '发送' })).toBeDisabled()
  socketState.setState({ at: 'waiting', failures: 1, why: 'connection' }, true)
  await field(opened).fill('还在')
  await expect.element(opened.getByText('连上后再发，草稿会留着')).toBeVisible()
  await expect.element(opened.getByText('服务器连接失败!')).toBeVisible()
  await press('Enter')
  await expect.element(field(opened)).toHaveValue('还在')
  socketState.setState({ at: 'waiting', failures: 6, why: 'elsewhere' }, true)
  await expect.element(opened.getByText('聊天室已在别处打开')).toBeVisible()
})

test('a draft that a tile changes or sends is that of the field; what is typed meanwhile stays', async () => {
  const opened = await open()
  keepDraft('在小组件里写的')
  await expect.element(field(opened)).toHaveValue('在小组件里写的')
  await field(opened).fill('接着写')
  keepDraft('别处')
  await expect.poll(() => (documentValue('chat') as { draft: string }).draft).toBe('接着写')
  await expect.element(field(opened)).toHaveValue('接着写')
  keepDraft('')
  await expect.element(field(opened)).toHaveValue('')
})

test('Enter is the input method’s as long as it composes', async () => {
  const opened = await open()
  await field(opened).click()
  await compose('nihao')
  await press('Enter')
  expect(unsent()).toEqual([])
  await commitText('你好')
  expect(writing.getState().text).toContain('你好')
})

test('people are answered by keys, mentioned behind an @, and hidden', soak, async () => {
  const opened = await open()
  scroller()?.focus()
  await press('ArrowUp')
  await press('ArrowUp')
  await expect.element(bubbles(opened).nth(4)).toHaveFocus()
  await press('Tab')
  await expect.element(opened.getByRole('toolbar').getByRole('button', { name: '回复' })).toHaveFocus()
  await press('Enter')
  await expect.element(field(opened)).toHaveFocus()
  await typeText('走过 @wu')
  await expect.element(opened.getByRole('option')).toHaveLength(1)
  await press('Enter')
  await expect.element(field(opened)).toHaveValue('走过 @雾岛 ')
  await press('Enter')
  expect(unsent()).toMatchObject([{ text: '> @林间 @秋林 径山那条线你走过吗？东线修好没有\n走过 @雾岛' }])
  scroller()?.focus()
  for (const _ of [6, 5, 4, 3]) await press('ArrowUp')
  await expect.element(bubbles(opened).nth(3)).toHaveFocus()
  await press('Enter')
  expect(await findViolations('[role="menu"]', { seriousOnly: true })).toEqual([])
  await menuItem('隐藏 TA').click()
  await expect.element(opened.getByText('花好月圆')).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(scroller())
  await opened.getByRole('button', { name: /^已隐藏的人/ }).click()
  await page.getByRole('button', { name: '重新显示' }).click()
  await press('Escape')
  await expect.element(opened.getByText('花好月圆')).toBeVisible()
})

test('whoever is muted sees for how long, and that it is over', soak, async () => {
  const opened = await open()
  await field(opened).fill('草稿')
  chat.setState({ mutedUntil: Date.now() + 4000 })
  await expect.element(opened.getByText(/禁言中，还有 00:0\d/)).toBeVisible()
  await expect.element(field(opened)).not.toBeInTheDocument()
  vi.setSystemTime(Date.now() + 5000)
  await expect.element(opened.getByText('你的禁言已结束，可以继续说话')).toBeVisible()
  await expect.element(field(opened)).toHaveValue('草稿')
})

test('the look of what is written is chosen beside the field, and emoji are put at the caret', soak, async () => {
  const opened = await open()
  await opened.getByRole('button', { name: '文字样式' }).click()
  const popover = page.getByRole('dialog', { name: '文字样式' })
  await popover.getByRole('radio', { name: '薄荷绿' }).click()
  expect(await findViolations('[role="dialog"][aria-label="文字样式"]', { seriousOnly: true })).toEqual([])
  await press('Escape')
  await field(opened).fill('早')
  await opened.getByRole('button', { name: '表情' }).click()
  await page.getByRole('dialog', { name: '表情' }).getByRole('button', { name: '嘿嘿' }).click()
  await expect.element(field(opened)).toHaveValue('早😀')
  await expect.element(field(opened)).toHaveFocus()
  await press('Enter')
  expect(unsent()).toMatchObject([{ text: '早😀', color: '#93e6d3' }])
})

test('an administrator mutes, deletes and bans', async () => {
  const opened = await open({ username: 'admin' })
  await bubbles(opened).first().click({ button: 'right' })
  await menuItem('禁言').hover()
  for (const span of ['10 分钟', '1 小时', '1 天', '7 天']) await expect.element(menuItem(span)).toBeVisible()
  await menuItem('封禁 TA').click()
  await expect.element(page.getByRole('alertdialog', { name: '封禁「雾岛」？' })).toBeVisible()
  await press('Escape')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('a list stays where it was scrolled to, while earlier and later messages come', soak, async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => say('wu', `第 ${index} 条`, 300 - index / 4))
  const first = say('lin', '@秋林 最早', 310)
  const opened = await open({ messages: [first, ...many(400)] })
  await expect.element(opened.getByText('第 399 条', { exact: true })).toBeVisible()
  expect(bubbles(opened).elements().length).toBeLessThan(200)
  const list = scroller()
  if (list === null) throw new Error('no list')
  list.scrollTop = 0
  const seen = () => opened.getByText('第 320 条', { exact: true }).element().getBoundingClientRect().top
  await expect.poll(() => list.scrollHeight - list.scrollTop - list.clientHeight).toBeGreaterThan(500)
  await expect.poll(() => bubbles(opened).elements().length).toBeGreaterThan(150)
  opened.getByText('第 320 条', { exact: true }).element().scrollIntoView({ block: 'start' })
  const before = seen()
  const { messages } = chat.getState().room
  const earlier = many(100).map((one, index) => ({ ...one, chatId: index - 100, time: NOW - 24 * 60 * MINUTE }))
  chat.setState(({ room }) => ({ room: { ...room, messages: [...earlier, ...messages, say('lin', '新的', 0)] } }))
  await expect.element(opened.getByRole('button', { name: '1 条新消息' })).toBeVisible()
  expect(Math.abs(seen() - before)).toBeLessThan(2)
  list.scrollTop = 0
  await expect.element(opened.getByText('昨天', { exact: true })).toBeInTheDocument()
  await opened.getByRole('button', { name: '1 条新消息' }).click()
  await opened.getByRole('region', { name: '提到我' }).getByRole('button').click()
  await expect.element(bubbles(opened).filter({ hasText: '最早' })).toBeInViewport()
  await opened.getByRole('button', { name: '回到最新' }).click()
  await expect.element(opened.getByText('新的', { exact: true })).toBeVisible()
  await expect.element(opened.getByRole('button', { name: '新消息' })).not.toBeInTheDocument()
  expect(bubbles(opened).elements().length).toBeLessThan(200)
})

test('whoever scrolls up just as something is said is not taken back to the end', async () => {
  const many = Array.from({ length: 60 }, (_, index) => say('wu', `第 ${index} 条`, 300 - index))
  const opened = await open({ messages: many })
  await expect.element(opened.getByText('第 59 条', { exact: true })).toBeVisible()
  const list = scroller()
  if (list === null) throw new Error('no list')
  await expect.poll(() => list.scrollTop).toBeGreaterThan(500)
  list.scrollTop = 0
  chat.setState(({ room }) => ({ room: { ...room, messages: [...many, say('lin', '新的', 0)] } }))
  await expect.element(opened.getByRole('button', { name: /新/ })).toBeVisible()
  expect(list.scrollTop).toBe(0)
})

test('a message of very many lines is folded until it is asked for', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => `行${index}`).join('\n')
  const opened = await open({ messages: [say('wu', lines, 1)] })
  const shown = () => bubbles(opened).element().textContent
  await expect.poll(shown).toMatch(/行7展开全文$/)
  await opened.getByRole('button', { name: '展开全文' }).click()
  await expect.poll(shown).toMatch(/行29$/)
})

test('a narrow window folds what stands beside the list', async () => {
  const opened = await open({ size: [390, 844] })
  await opened.getByRole('button', { name: '提到我的和最近说话的人' }).click()
  const dialog = page.getByRole('dialog', { name: '聊天室' })
  await dialog.getByRole('button', { name: '雾岛', exact: true }).click()
  await expect.element(field(opened)).toHaveValue('@雾岛 ')
})

test('a guest is asked to log in', async () => {
  await open()
  session.setState({ login: undefined })
  await expect.element(page.getByRole('button', { name: /登录后可聊天/ }).last()).toBeVisible()
})
