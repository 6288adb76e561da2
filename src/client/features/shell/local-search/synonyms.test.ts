import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../../shared/constants.ts'
import { foldText } from '../../../../shared/lib/text/fold.ts'
import { pinyinReadings } from '../../../lib/text/pinyin-readings.ts'
import { createEntrySearch } from './entry-search.ts'
import { hasWord, otherWordsFor, synonymsOf } from './kernel/synonyms.ts'
import { CONCEPTS } from './synonyms.ts'

const catalogs = import.meta.glob<Readonly<Record<string, unknown>>>('../../../**/locales/*.json', {
  eager: true,
  import: 'default',
})

/** The names of all apps, commands, settings tabs and settings in a language, by their keys, in this order. */
const entriesIn = (language: Language) =>
  KINDS.flatMap((kind) =>
    textsIn(language).filter(({ id, isWidget }) => kind.test(id) && !(isWidget && id.includes('.field.'))),
  )

const KINDS = [/^[^.]+\.name$/, /\.command\./, /^[^.]+(\.shortcut)?\.tab$/, /\.field\.[^.]+$/]

/** What is no app, or listed by no search. */
const UNLISTED = /^(blueprint|login|group-editor|item-editor|zx-load|add-icon)\.name$|^palette\.command\.open$/

const textsIn = (language: Language) =>
  Object.entries(catalogs).flatMap(([path, texts]) => {
    const [, owner, tag] = /([^/]+)\/locales\/([\w-]+)(?:\.[\w-]+)?\.json$/.exec(path) ?? []
    if (tag !== language) return []
    return Object.entries(texts).flatMap(([key, title]) =>
      typeof title === 'string' ? [{ id: `${owner}.${key}`, title, isWidget: path.includes('/widgets/') }] : [],
    )
  })

const synonymsIn = (language: Language) => {
  const texts = catalogs[`./locales/${language}.json`] ?? {}
  return synonymsOf(CONCEPTS.map((one) => String(texts[`synonyms.${one}`])))
}

/** What is typed, and what is meant by it: synonyms, and names with typing errors. */
const EXAMPLES: Readonly<Record<Language, readonly (readonly [typed: string, meant: string])[]>> = {
  'zh-CN': [
    ['备忘', 'notes.name'],
    ['日程', 'schedule.name'],
    ['任务', 'schedule.name'],
    ['看电影', 'hot-video.name'],
    ['暗黑', 'dark-mode.command.dark'],
    ['换肤', 'appearance.tab'],
    ['外观', 'appearance.tab'],
    ['任务栏', 'dock.tab'],
    ['侧边栏', 'sidebar.tab'],
    ['登录', 'account.tab'],
    ['右键', 'menus.tab'],
    ['小组件', 'add-icon.command.addComponent'],
    ['新建', 'add-icon.command.addIcon'],
    ['随机', 'wallpaper-picker.command.random'],
    ['切歌', 'music-player.command.next'],
    ['暂停', 'music-player.command.playPause'],
    ['快捷方式', 'add-icon.command.addIcon'],
    ['favicon', 'appearance.field.pageIcon'],
    ['搜索记录', 'search.field.isSearchHistory'],
    ['整理', 'grid.command.edit'],
    ['版本', 'about.tab'],
    ['窗口', 'windows.tab'],
    ['日记', 'tg-diary.name'],
    ['摸鱼', 'work-time.name'],
    ['秒表', 'timer.name'],
    ['番茄钟', 'timer.name'],
    ['闹钟', 'timer.name'],
    ['笔记', 'notes.name'],
    ['备忘录', 'notes.name'],
    ['影视', 'hot-video.name'],
    ['夜间', 'dark-mode.command.dark'],
    ['关灯', 'dark-mode.command.dark'],
    ['清单', 'schedule.name'],
    ['收藏夹', 'book-marks.name'],
    ['beiwanglu', 'notes.name'],
    ['墙纸', 'wallpaper.name'],
    ['透明度', 'dock.field.dockOpacity'],
    ['撤回', 'menus.command.undo'],
    ['qiangzhi', 'wallpaper.name'],
    ['同步', 'cloud-backup.command.restore'],
    ['还原', 'cloud-backup.command.restore'],
    ['多设备', 'cloud-backup.command.restore'],
    ['导出', 'sync.command.backup'],
    ['时光机', 'timeline.command.open'],
    ['云端历史', 'timeline.command.open'],
    ['huigun', 'timeline.command.open'],
  ],
  'zh-TW': [
    ['日程', 'schedule.name'],
    ['暗黑', 'dark-mode.command.dark'],
    ['換膚', 'appearance.tab'],
    ['外觀', 'appearance.tab'],
    ['工作列', 'dock.tab'],
    ['登入', 'account.tab'],
    ['右鍵', 'menus.tab'],
    ['小工具', 'add-icon.command.addComponent'],
    ['捷徑', 'add-icon.command.addIcon'],
    ['隨機', 'wallpaper-picker.command.random'],
    ['暫停', 'music-player.command.playPause'],
    ['整理', 'grid.command.edit'],
    ['格線', 'free-layout.command.sequential'],
    ['日記', 'tg-diary.name'],
    ['歷史紀錄', 'search.field.isSearchHistory'],
    ['筆記', 'notes.name'],
    ['便利貼', 'notes.name'],
    ['戲院', 'hot-video.name'],
    ['夜間', 'dark-mode.command.dark'],
    ['關燈', 'dark-mode.command.dark'],
    ['行事曆', 'calendar.name'],
    ['我的最愛', 'book-marks.name'],
    ['語系', 'system.field.locale'],
    ['連假', 'holiday-distance.name'],
    ['碼錶', 'timer.name'],
    ['時光機', 'timeline.command.open'],
    ['雲端歷史', 'timeline.command.open'],
    ['背景', 'wallpaper.name'],
    ['同步', 'cloud-backup.command.restore'],
    ['找回', 'cloud-backup.command.restore'],
    ['匯出', 'sync.command.backup'],
  ],
  en: [
    ['night mode', 'dark-mode.command.dark'],
    ['dark theme', 'dark-mode.command.dark'],
    ['sticky', 'notes.name'],
    ['to-do', 'schedule.name'],
    ['reminder', 'schedule.name'],
    ['appearance', 'appearance.tab'],
    ['skin', 'appearance.tab'],
    ['taskbar', 'dock.tab'],
    ['sign in', 'account.tab'],
    ['right click', 'menus.tab'],
    ['gadget', 'add-icon.command.addComponent'],
    ['shortcut', 'add-icon.command.addIcon'],
    ['shuffle', 'wallpaper-picker.command.random'],
    ['pause', 'music-player.command.playPause'],
    ['skip', 'music-player.command.next'],
    ['favicon', 'appearance.field.pageIcon'],
    ['organize', 'grid.command.edit'],
    ['popup', 'windows.tab'],
    ['journal', 'tg-diary.name'],
    ['swipe', 'tiles.field.turningMode'],
    ['pomodoro', 'timer.name'],
    ['stopwatch', 'timer.name'],
    ['memo', 'notes.name'],
    ['task', 'schedule.name'],
    ['cinema', 'hot-video.name'],
    ['night', 'dark-mode.command.dark'],
    ['lights off', 'dark-mode.command.dark'],
    ['favourites', 'book-marks.name'],
    ['forecast', 'weather.name'],
    ['calender', 'calendar.name'],
    ['wether', 'weather.name'],
    ['transparancy', 'dock.field.dockOpacity'],
    ['backgruond', 'wallpaper.name'],
    ['refresh', 'menus.command.refresh'],
    ['sync', 'cloud-backup.command.restore'],
    ['recover', 'cloud-backup.command.restore'],
    ['backup', 'sync.command.backup'],
    ['time machine', 'timeline.command.open'],
    ['cloud history', 'timeline.command.open'],
  ],
  ja: [
    ['ナイト', 'dark-mode.command.dark'],
    ['付箋', 'notes.name'],
    ['リマインダー', 'schedule.name'],
    ['着せ替え', 'appearance.tab'],
    ['外観', 'appearance.tab'],
    ['タスクバー', 'dock.tab'],
    ['ログイン', 'account.tab'],
    ['右クリック', 'menus.tab'],
    ['ガジェット', 'add-icon.command.addComponent'],
    ['ショートカット', 'add-icon.command.addIcon'],
    ['おまかせ', 'wallpaper-picker.command.random'],
    ['一時停止', 'music-player.command.playPause'],
    ['スキップ', 'music-player.command.next'],
    ['整理', 'grid.command.edit'],
    ['ダイアリー', 'tg-diary.name'],
    ['ノート', 'notes.name'],
    ['タスク', 'schedule.name'],
    ['シネマ', 'hot-video.name'],
    ['ポモドーロ', 'timer.name'],
    ['夜間', 'dark-mode.command.dark'],
    ['消灯', 'dark-mode.command.dark'],
    ['お気に入り', 'book-marks.name'],
    ['バックグラウンド', 'wallpaper.name'],
    ['カレンター', 'calendar.name'],
    ['フックマーク', 'book-marks.name'],
    ['タイムマシン', 'timeline.command.open'],
    ['クラウド履歴', 'timeline.command.open'],
    ['透明度', 'dock.field.dockOpacity'],
    ['同期', 'cloud-backup.command.restore'],
    ['リストア', 'cloud-backup.command.restore'],
    ['保存', 'sync.command.backup'],
  ],
  ko: [
    ['나이트', 'dark-mode.command.dark'],
    ['포스트잇', 'notes.name'],
    ['리마인더', 'schedule.name'],
    ['스킨', 'appearance.tab'],
    ['외관', 'appearance.tab'],
    ['작업 표시줄', 'dock.tab'],
    ['로그인', 'account.tab'],
    ['우클릭', 'menus.tab'],
    ['가젯', 'add-icon.command.addComponent'],
    ['바로가기', 'add-icon.command.addIcon'],
    ['랜덤', 'wallpaper-picker.command.random'],
    ['멈춤', 'music-player.command.playPause'],
    ['건너뛰기', 'music-player.command.next'],
    ['정리', 'grid.command.edit'],
    ['다이어리', 'tg-diary.name'],
    ['노트', 'notes.name'],
    ['할일', 'schedule.name'],
    ['극장', 'hot-video.name'],
    ['뽀모도로', 'timer.name'],
    ['야간', 'dark-mode.command.dark'],
    ['불 끄기', 'dark-mode.command.dark'],
    ['즐겨찾기', 'book-marks.name'],
    ['캘린더', 'calendar.name'],
    ['달럭', 'calendar.name'],
    ['시게', 'clock.name'],
    ['타임머신', 'timeline.command.open'],
    ['클라우드 기록', 'timeline.command.open'],
    ['투명도', 'dock.field.dockOpacity'],
    ['동기화', 'cloud-backup.command.restore'],
    ['복구', 'cloud-backup.command.restore'],
    ['저장', 'sync.command.backup'],
  ],
}

describe.each(LANGUAGES)('in %s', (language) => {
  const entries = entriesIn(language)
  const synonyms = synonymsIn(language)
  const find = createEntrySearch<(typeof entries)[number]>()

  test.each(EXAMPLES[language])('%s finds %s', (typed, meant) => {
    const found = find(entries, typed, pinyinReadings, synonyms).map(({ id }) => id)
    expect(found.slice(0, 3)).toContain(meant)
  })

  test('every group has a word that something is called by, and others', () => {
    const titles = entries.map(({ title }) => foldText(title))
    const isIdle = (words: readonly string[]) =>
      words.length < 2 || !titles.some((title) => words.some((word) => hasWord(title, word)))
    expect(synonyms.filter(isIdle)).toEqual([])
  })

  test('every app, command and settings tab has other words', () => {
    const isAlone = ({ id, title }: (typeof entries)[number]) =>
      !id.includes('.field.') && !UNLISTED.test(id) && otherWordsFor(title, synonyms).length === 0
    expect(entries.filter(isAlone).map(({ id }) => id)).toEqual([])
  })

  test('a name comes before what is only meant by it', () => {
    for (const { title } of entries) {
      const [first] = find(entries, title, pinyinReadings, synonyms)
      expect(first?.title, title).toBe(title)
    }
  })
})

test('a group without a word, as before its texts are loaded, gives none', () => {
  expect(synonymsOf(['', 'a,、b'])).toEqual([[], ['a', 'b']])
  expect(otherWordsFor('a', [[], ['a', 'b']])).toEqual(['b'])
})

test('Latin words count as wholes, others wherever they stand', () => {
  const synonyms = synonymsOf(['day, bright', '深色、夜间'])
  expect(otherWordsFor('Day view', synonyms)).toEqual(['bright'])
  expect(otherWordsFor('Payday', synonyms)).toEqual([])
  expect(otherWordsFor('始终深色模式', synonyms)).toEqual(['夜间'])
  expect(otherWordsFor('Day 深色', synonyms)).toEqual(['bright', '夜间'])
})
