/** The screens of apps, with something in them. */
import type { Page } from '@playwright/test'
import { group, storeDocuments, waitForLoad } from '../../e2e/lib/page.ts'
import type { Screen } from './screens.ts'

const tile = (component: string, size: string) => ({ id: component, name: '', type: 'component', component, size })

/** Tiles of the apps, of which each opens its window. */
const TILES = [
  tile('calendar', '4x4'),
  tile('notes', '4x4'),
  tile('timer', '2x2'),
  tile('schedule', '2x2'),
  tile('book-marks', '2x2'),
  tile('white-board', '2x2'),
]
const HOME = { groups: [group('a', TILES)], dock: [] }

const event = (id: string, name: string, start: string, end: string, more: object = {}) => ({
  ...{ id, name, start, end, place: '', note: '', color: 'accent', recurrence: null, exceptions: [], birthday: false },
  ...more,
})

const EVENTS = [
  event('stand-up', '晨会', '2026-11-02 09:30', '2026-11-02 10:00', {
    recurrence: { frequency: 'weekly', interval: 1, weekdays: [1, 2, 3, 4, 5] },
  }),
  event('review', '设计评审', '2026-11-17 09:45', '2026-11-17 11:00', { color: 'blue', place: '会议室 3' }),
  event('lunch', '和小林吃饭', '2026-11-17 12:00', '2026-11-17 13:30', { color: 'amber', place: '老地方' }),
  event('gym', '游泳', '2026-11-17 19:00', '2026-11-17 20:30', { color: 'green' }),
  event('trip', '去苏州', '2026-11-20', '2026-11-22', { color: 'violet' }),
  event('mother', '妈妈的生日', '1962-11-15', '1962-11-15', {
    color: 'red',
    birthday: true,
    recurrence: { frequency: 'lunarYearly', interval: 1, month: 10, day: 19 },
  }),
]

const todo = (id: string, name: string, time = '', more: object = {}) => ({
  ...{ id, name, time, finish: false, tips: false, note: '' },
  ...more,
})
const TODOS = [
  todo('1', '交季度总结', '2026-11-17 18:00', { priority: 3 }),
  todo('2', '订苏州的酒店', '2026-11-17'),
  todo('3', '给绿萝浇水', '2026-11-18', { recurrence: { frequency: 'weekly', interval: 1, weekdays: [3] } }),
  todo('4', '还书', '2026-11-15'),
  todo('5', '换一张壁纸', '', { finish: true }),
]

const note = (id: string, name: string, content: string, more: object = {}) => ({
  ...{ id, name, content, time: Date.parse('2026-11-16T20:00:00+08:00'), ...more },
})
const NOTES = {
  folders: [
    { id: 'work', name: '工作', parent: '' },
    { id: 'home', name: '家', parent: '' },
  ],
  noteList: [
    note(
      'plan',
      '苏州两日',
      '# 苏州两日\n\n- [x] 订车票\n- [ ] 订酒店\n- [ ] 园林预约\n\n拙政园要提前三天，见 [[园林清单]]。\n',
      {
        pinned: true,
        folder: 'home',
      },
    ),
    note('gardens', '园林清单', '拙政园、留园、网师园。\n\n网师园晚上有评弹。', { folder: 'home' }),
    note('review', '评审要点', '1. 首页的节奏\n2. 深色下的对比\n3. 空状态只有一个动作', { folder: 'work' }),
  ],
}

const link = (id: string, name: string, url: string, tags: readonly string[] = []) => ({ id, name, url, tags })
const BOOKMARKS = [
  {
    id: 'design',
    name: '设计',
    children: [
      link('hig', 'Human Interface Guidelines', 'https://developer.apple.com/design/', ['规范']),
      link('m3', 'Material Design', 'https://m3.material.io/', ['规范']),
    ],
  },
  { id: 'read', name: '阅读', children: [link('gutenberg', 'Project Gutenberg', 'https://www.gutenberg.org/')] },
  link('mdn', 'MDN Web Docs', 'https://developer.mozilla.org/', ['文档']),
  link('wiki', '维基百科', 'https://zh.wikipedia.org/'),
  link('archive', 'Internet Archive', 'https://archive.org/', ['文档', '书']),
  link('sspai', '少数派', 'https://sspai.com/'),
]

const MINUTE_MS = 60_000
const TIMERS = {
  timers: [
    { id: 'tea', name: '泡茶', lengthMs: 3 * MINUTE_MS },
    { id: 'laundry', name: '洗衣', lengthMs: 45 * MINUTE_MS },
  ],
  tiles: {},
}

const DOCUMENTS = {
  home: HOME,
  'calendar.events': { events: EVENTS },
  schedule: { todoList: [{ id: 'g', name: '日常', children: TODOS }], sound: false, notify: false },
  notes: NOTES,
  'book-marks': BOOKMARKS,
  timer: TIMERS,
}

/** Not opened before: what a new user is given would be added to what is stored. */
async function openTiles(page: Page): Promise<void> {
  await storeDocuments(page, DOCUMENTS)
  await page.goto('/')
  await waitForLoad(page)
}

/** A screen of an app's window. @param then what leads from there to the state of the screenshot */
const appScreen = (app: string, then?: (page: Page) => Promise<void>): Screen => ({
  async open(page) {
    await openTiles(page)
    const at = TILES.findIndex(({ component }) => component === app)
    await page
      .locator('#root article')
      .nth(at)
      .click({ position: { x: 16, y: 16 } })
    await page.locator('[role="dialog"]:visible').first().waitFor()
    await then?.(page)
  },
})

export const appScreens: Readonly<Record<string, Screen>> = {
  'app-tiles': { open: openTiles },
  'app-calendar': appScreen('calendar'),
  'app-calendar-week': appScreen('calendar', async (page) => {
    await page.getByRole('gridcell').first().waitFor()
    await page.keyboard.press('w')
  }),
  'app-schedule': appScreen('schedule'),
  'app-notes': appScreen('notes'),
  'app-book-marks': appScreen('book-marks'),
  'app-timer': appScreen('timer'),
  'app-white-board': appScreen('white-board'),
}
