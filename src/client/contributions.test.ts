import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../shared/constants.ts'
import { collectDeferred } from './contributions.deferred.ts'
import { collectHome } from './contributions.ts'
import { resolveBound } from './core/field.ts'
import type { Fields, Settings } from './core/settings.ts'

const home = collectHome()
const deferred = collectDeferred()
const documents = [...home.documents, ...deferred.documents]
const isSettings = (document: object): document is Settings<Fields> => 'fields' in document
const groups = documents.filter(isSettings)

test('every document is found once', () => {
  const ids = documents.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(
    'backup danmaku dialog dock home icon live2d menu minimal mouse search searchHistory sendDanmaku shortcut sidebar theme time wallpaper'.split(
      ' ',
    ),
  )
})

test('every version before a migration has its fixture', () => {
  for (const { id, version } of documents) {
    for (let old = 0; old < version; old += 1) {
      expect(existsSync(new URL(`./fixtures/${id}.${old}.json`, import.meta.url)), `${id} ${old}`).toBe(true)
    }
  }
})

test('every document reads its own initial value without repair', () => {
  for (const document of documents) {
    expect(document.decode(document.encode()), document.id).toMatchObject({ at: 'read', repaired: [] })
  }
})

describe('every field', () => {
  test('has a default that it would not repair', () => {
    for (const { id, fields, initial } of groups) {
      for (const [key, field] of Object.entries(fields)) {
        expect(field.repair(initial[key], initial), `${id}.${key}`).toEqual(initial[key])
      }
    }
  })

  test('depends only on fields of its own document', () => {
    for (const { id, fields } of groups) {
      for (const [key, field] of Object.entries(fields)) {
        const followed = [field.when, ...(field.kind === 'slider' ? [field.min, field.max] : [])]
          .filter((rule) => typeof rule === 'function')
          .map((rule) => ('dependsOn' in rule ? String(rule.dependsOn) : 'unknown'))
        for (const other of followed) expect(Object.keys(fields), `${id}.${key}`).toContain(other)
      }
    }
  })
})

/** The numbers of the specification: default, lowest, highest (sections 3 and 5). */
const RANGES: Readonly<Record<string, readonly [number, number, number]>> = {
  'icon.iconSize': [58, 40, 120],
  'icon.iconRadius': [16, 0, 29],
  'icon.iconGapX': [30, 0, 100],
  'icon.iconGapY': [30, 0, 100],
  'icon.iconNameSize': [12, 10, 20],
  'icon.iconOpacity': [100, 0, 100],
  'icon.gridMaxWidthPx': [1400, 900, 2000],
  'icon.gridMaxWidthPer': [80, 40, 100],
  'icon.freeGridSize': [50, 0, 100],
  'icon.turningSpeed': [400, 100, 800],
  'time.timeSize': [70, 30, 130],
  'time.timeTop': [50, 0, 130],
  'theme.miniTranslate': [120, 0, 300],
  'search.searchTop': [50, 0, 150],
  'search.searchHeight': [50, 36, 90],
  'search.searchWidth': [580, 200, 1500],
  'search.searchRadius': [25, 0, 25],
  'search.searchOpacity': [90, 10, 100],
  'sidebar.sidebarWidth': [40, 20, 100],
  'sidebar.sidebarDistance': [10, 0, 50],
  'sidebar.sidebarOpacity': [75, 0, 100],
  'wallpaper.wallpaperMask': [0, 0, 100],
  'wallpaper.wallpaperVague': [0, 0, 40],
  'dock.dockIconSize': [45, 15, 80],
  'dock.dockIconRadius': [8, 0, 22],
  'dock.dockGap': [10, 0, 30],
  'dock.dockOpacity': [75, 0, 100],
  'dock.dockFilter': [10, 0, 16],
  'dialog.dialogWidth': [1200, 300, 1600],
  'dialog.dialogHeight': [750, 200, 900],
  'dialog.dialogRadius': [8, 0, 30],
  'dialog.dialogOpacity': [30, 0, 100],
  'dialog.dialogVague': [20, 0, 40],
  'dialog.dialogMaskVague': [8, 0, 30],
  'dialog.dialogAnimationSpeed': [300, 100, 600],
  'danmaku.speeds': [200, 10, 1000],
  'danmaku.fontSize': [20, 12, 50],
  'danmaku.top': [20, 1, 100],
  'danmaku.right': [66, 1, 100],
  'danmaku.debounce': [100, 0, 1000],
  'sendDanmaku.fontSize': [20, 12, 50],
  'live2d.scale': [1, 0.1, 3],
  'live2d.right': [0, -10_000, 10_000],
  'live2d.bottom': [0, -10_000, 10_000],
}

test('every number has the default and the range of the specification', () => {
  const ranges = groups.flatMap(({ id, fields, initial }) =>
    Object.entries(fields).flatMap(([key, field]) =>
      field.kind === 'slider'
        ? [
            [
              `${id}.${key}`,
              [field.initial, resolveBound(field.min, initial), resolveBound(field.max, initial)],
            ] as const,
          ]
        : [],
    ),
  )
  expect(Object.fromEntries(ranges)).toEqual(RANGES)
})

/** Every other setting that section 3 names. */
const NAMED = {
  theme:
    'locale screenWidth primaryColor primaryColorByWallpaper isDarkMode darkModeBySysten homeDarkModeSwitch isMinimalism',
  icon: 'iconName iconNameColor iconGlobalBg isIconGlobalBg fancyRadius iconBoxShadow loopSwiper gridMaxWidthUnit turningMode isFreeHideTimeAndSearch',
  time: 'isTime timeDay timeWeek timeSecond timeBold timeLunar time24 timeColor timeFont timeBoxShadow',
  search:
    'isSearch isSearchHistory isSearchTranslate isSearchRefreshFocus isSearchHoverFocus isSearchClearText searchHover isSearchGlass isSearchGlassDistort isSearchBgByWallpaper searchBoxShadow searchAssociationArr searchTabActiveIndex searchEnginesIndex searchSelectEnginesList searchPlaceholder',
  sidebar: 'isSidebarAutoHide isSidebarRight isSidebarName isSidebarBgByWallpaper isSidebarGlass isSidebarGlassDistort',
  wallpaper:
    'autoWallpaper autoWallpaperRange wallpaperType wallpaperSrc wallpaperMiniSrc wallpaperBg wallpaperColor wallpaperAnimation localWallpaperArr localWallpaperIndex',
  dock: 'isDock dockBoxShadow isDockGlass isDockAnimation isDockBgByWallpaper',
  dialog: 'isDialogSize isDialogPosition dialogTranslate isDialogMask isDialogAnimation isDialogMac isDialogBtnLeft',
  mouse: 'cursorData',
  shortcut: 'isTopHoverShortcut shortcutConfig',
  menu: 'contextmenusConfig',
  danmaku: 'isShow isRefTen loop randomChannel',
  sendDanmaku: 'color',
  live2d: 'isShow isMove isToolLeft',
  backup: 'autoBookMarks appVersion',
}

test('every setting of section 3 exists', () => {
  for (const [id, names] of Object.entries(NAMED)) {
    const group = groups.find((one) => one.id === id)
    expect(Object.keys(group?.fields ?? {}), id).toEqual(expect.arrayContaining(names.split(' ')))
  }
})

test('every widget is named and described in five languages, and its own size is one of its sizes', async () => {
  const texts = import.meta.glob<Record<string, unknown>>('./widgets/*/locales/*.json', {
    eager: true,
    import: 'default',
  })
  for (const { id, size, sizes } of home.widgets) {
    expect(sizes).toContain(size)
    for (const language of LANGUAGES) {
      expect(texts[`./widgets/${id}/locales/${language}.json`], `${id} ${language}`).toMatchObject({
        name: expect.stringMatching(/./),
        info: expect.stringMatching(/./),
      })
    }
  }
})
