/** The chat room with people in it, whose server is played here. */
import type { Page, WebSocketRoute } from '@playwright/test'
import type { Login } from '../../e2e/lib/devices.ts'
import { group } from '../../e2e/lib/page.ts'
import { updateInfo } from '../../src/shared/api/account.ts'
import { CHAT_PATH } from '../../src/shared/api/chat.ts'
import { type ChatMessage, clientFrames, type ServerFrame, serverFrames } from '../../src/shared/chat/frames.ts'

export const CHAT_HOME = {
  groups: [group('a', [{ id: 'chat-room', name: '', type: 'component', component: 'chat-room', size: '4x4' }])],
  dock: [],
}

/** What the user is called. */
export const CHAT_NAME = '秋林'

const PEOPLE = { wu: '雾岛', xia: '半夏', lin: '林间', man: '小满', ze: '阿泽', gui: '桂花糕', zhou: '晚舟' } as const

const TALK: readonly (readonly [keyof typeof PEOPLE | 'me', number, string, Partial<ChatMessage>?])[] = [
  ['gui', 31 * 60, '今晚的月亮好圆'],
  ['zhou', 30 * 60, '我这里下雨，看不见'],
  ['man', 62, '有没有人一起线上敲木鱼，今晚凑个一万'],
  ['ze', 58, '算我一个', { color: '#ffb48f' }],
  ['wu', 37, '早。西湖起雾了，只看得见半截断桥'],
  ['wu', 36, '国庆车票今天 9 点开抢，都抢到了吗'],
  ['xia', 12, '花好月圆，人长久', { color: '#e2b6ff', size: 30 }],
  ['lin', 4, `@${CHAT_NAME} 径山那条线你走过吗？东线修好没有`],
  [
    'me',
    3,
    `> @林间 @${CHAT_NAME} 径山那条线你走过吗？东线修好没有\n东线上周刚通，走着缓一些：https://example.com/jingshan-east`,
  ],
]

const talkOf = (username: string): readonly ChatMessage[] =>
  TALK.map(([who, minutesAgo, text, more], index) => ({
    ...{ chatId: index + 1, time: Date.now() - minutesAgo * 60_000, nonce: String(index).padStart(16, '0') },
    ...{ kind: 0, color: '#ffffff', size: 20, head: '', text },
    ...(who === 'me' ? { username, nickname: CHAT_NAME } : { username: who, nickname: PEOPLE[who] }),
    ...more,
  }))

/** Plays the server of the room for a page. @param username whose page it is */
export async function playChatRoom(page: Page, username: string): Promise<void> {
  const answer = (socket: WebSocketRoute, frame: ServerFrame) => socket.send(Buffer.from(serverFrames.encode(frame)))
  await page.routeWebSocket(`**${CHAT_PATH}`, (socket) => {
    socket.onMessage((bytes) => {
      const frame = typeof bytes === 'string' ? undefined : clientFrames.decode(bytes)
      if (frame?.frame === 'heartbeat') answer(socket, { frame: 'heartbeat' })
      if (frame?.frame === 'login') {
        answer(socket, { frame: 'loginResult', result: 'ok' })
        answer(socket, { frame: 'notice', notice: { notice: 'muted', until: 0 } })
      }
      if (frame?.frame === 'history')
        answer(socket, { frame: 'history', page: frame.page, messages: talkOf(username).toReversed() })
    })
  })
}

/** Gives somebody a nickname. */
export async function nameUser(page: Page, { token }: Login, nickname: string): Promise<void> {
  await page.request.post(updateInfo.path, { data: { nickname }, headers: { authorization: token } })
}

/** Opens the window of the room by its tile. */
export async function openChatRoom(page: Page): Promise<void> {
  await page
    .locator('#root article')
    .first()
    .click({ position: { x: 16, y: 16 } })
  await page.locator('#layer-window [data-message]').first().waitFor()
}
