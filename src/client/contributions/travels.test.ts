import { beforeAll, describe, expect, test } from 'vitest'
import { registry } from '../core/contribute/registry.ts'
import type { AnyDocument } from '../core/documents/document.ts'
import { asSent, changeAll, isSettings, registerEverything, staysOf, travelling } from './testing.ts'

beforeAll(() => registerEverything())

describe('what another device sends', () => {
  test('is read without the keys that stay there, which are as at the beginning', () => {
    for (const document of travelling()) {
      const read = document.decode(asSent(document))
      expect(read, document.id).toEqual({ at: 'read', migrated: false, repaired: [], value: document.initial })
    }
  })

  test('is read whatever the settings are', () => {
    for (const settings of travelling().filter(isSettings)) {
      changeAll(settings)
      const { initial, id } = settings
      const value = { ...settings.get(), ...Object.fromEntries(staysOf(settings).map((key) => [key, initial[key]])) }
      expect(settings.decode(asSent(settings)), id).toEqual({ at: 'read', migrated: false, repaired: [], value })
    }
  })
})

/** Where each field has a rule of its own, those that are as usual are left out. */
const unusual = (key: string, value: unknown) => (key !== '' && key !== 'each' && value === 'later' ? undefined : value)

const list = (name: string, keys: readonly string[]) => (keys.length > 0 ? `; ${name}: ${keys.join(' ')}` : '')

/** A line per document: its section, how it is merged, and which keys stay. */
function line(document: AnyDocument): string {
  const { id, section, travel } = document
  if (travel.travels === 'device') return `${id} (${section}): stays`
  const stays = staysOf(document)
  const keeps = travel.keeps ?? []
  const rule = JSON.stringify(travel.merge, unusual).replaceAll('"', '')
  return [`${id} (${section}): ${rule}`, list('stays', stays), list('keeps', keeps)].join('')
}

test('every document says what becomes of it on another device', () => {
  expect(registry().documents.map(line).toSorted()).toMatchInlineSnapshot(`
    [
      "ai-tool (ai_tool): {tree:{favorites:{union:[]}}}",
      "ai-tool.tabs (ai_tool): stays",
      "appearance (seting): {each:later}",
      "backup (more): {each:later}; stays: appVersion syncNavInfo syncSeting syncWoodenFish syncAiTool syncSchedule syncNotes syncMore",
      "book-marks (more): {tree:{tags:{union:[]}}}; keeps: tags added",
      "book-marks.links (more): stays",
      "book-marks.tiles (more): {tree:{}}",
      "book-marks.view (more): stays",
      "bookmark-binding (more): stays",
      "browserOffers (more): stays",
      "buddha (more): {each:later}",
      "calendar (more): {each:later}; stays: view",
      "calendar.events (schedule): {tree:{exceptions:{union:[]}}}",
      "calendar.feed-entries (more): stays",
      "calendar.feeds (schedule): {tree:{}}",
      "calendar.reminder-answers (schedule): {each:later}",
      "calendar.reminders (more): {each:later}",
      "chat (more): stays",
      "chat.hidden (more): {tree:{}}",
      "clock (more): {tree:{cities:{union:[]}}}",
      "danmaku (seting): {each:later}",
      "dialog (seting): {each:later}; stays: dialogWidth dialogHeight dialogSizes dialogTranslate isDialogAnimation",
      "dock (seting): {each:later}; stays: isDockGlassDistort isDockAnimation",
      "emoji.recent (more): stays",
      "feedback (more): stays",
      "feedback.drafts (more): stays",
      "games (more): {each:{fields:{playedAt:max,plays:sum,wins:sum,losses:sum,best:{each:max},fastest:{each:min},solved:{each:min},recent:{union:[at],newestFirst:true,limit:12},days:{each:min}}}}",
      "games.here (more): stays",
      "games.unfinished (more): {each:{newestBy:at}}",
      "grid (more): stays",
      "gu-shi (more): {each:later}; stays: day language ref entry",
      "hints (more): stays",
      "home (nav_info): {tree:{}}",
      "hot-search (more): {tree:{}}",
      "hot-search.rows (more): stays",
      "hot-video (more): stays",
      "hot-video.films (more): stays",
      "hot-video.lists (more): stays",
      "icon (seting): {each:later}",
      "iconUses (more): stays",
      "live2d (seting): {each:later}; stays: right bottom",
      "mascot-memory (more): stays",
      "menu (seting): {each:later}",
      "minimal (more): stays",
      "mouse (seting): {each:later}",
      "music (more): stays",
      "music.collections (more): stays",
      "music.files (more): stays",
      "music.lists (more): stays",
      "music.songs (more): stays",
      "notes (notes): {tree:{content:text,time:max},copies:name}; keeps: created pinned folder folders",
      "notes.draft (notes): stays",
      "notes.view (notes): {tree:{}}; stays: selectNoteId folder",
      "notices (more): stays",
      "recentEntries (more): stays",
      "schedule (schedule): {tree:{}}; keeps: note priority recurrence putOffFrom subtasks order",
      "search (seting): {each:later}; stays: isSearchGlassDistort searchTabActiveIndex searchEnginesIndex",
      "searchHistory (more): {union:[text],newestFirst:true,limit:50}",
      "sendDanmaku (seting): {each:later}",
      "shortcut (seting): {each:later}",
      "sidebar (seting): {each:later}; stays: isSidebarGlassDistort",
      "socket (more): stays",
      "statutory-days (more): stays",
      "stocks (more): {fields:{selectList:{union:[market,code]}}}",
      "stocks.charts (more): stays",
      "stocks.quotes (more): stays",
      "stocks.sparks (more): stays",
      "tg-diary (more): {each:later}; stays: day language ref entry",
      "theme (seting): {each:later}; stays: screenWidth isMinimalism isLowPerformance isPureOffline beforeLowPerformance",
      "themes.favorites (more): {tree:{}}",
      "themes.own (more): {tree:{}}",
      "time (seting): {each:later}",
      "timer (more): {tree:{}}",
      "timer.device (more): stays",
      "timer.runs (more): {fields:{timers:{each:later},pomodoro:{newestBy:changedAt}}}",
      "timer.sessions (more): {fields:{sessions:{union:[start],newestFirst:true,limit:400}}}",
      "timer.settings (more): {each:later}",
      "visits (more): {each:later}",
      "visits.told (more): stays",
      "wallpaper (seting): {fields:{localWallpaperArr:{union:[src]}}}; stays: wallpaperMask wallpaperDaylight wallpaperAnimation autoWallpaperShown localWallpaperIndex",
      "wallpaperFavorites (more): stays",
      "wallpaperGradient (more): stays",
      "wallpaperHistory (more): stays",
      "weather (more): {fields:{places:{union:[latitude,longitude,adcode]}}}",
      "weather.records (more): stays",
      "white-board (more): {tree:{}}",
      "white-board.shapes (more): {union:[id]}",
      "white-board.view (more): {fields:{facts:{each:{newestBy:updated}}}}; stays: open",
      "wooden-fish (wooden_fish): {fields:{score:sum,days:{each:sum}}}",
      "work-time (more): {each:later}",
      "yi-yan (more): {each:later}; stays: day language ref entry",
    ]
  `)
})
