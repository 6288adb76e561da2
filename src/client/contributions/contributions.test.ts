import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/constants.ts'
import { fillRegistry } from '../core/contribute/registry.ts'
import { resolveBound } from '../core/documents/fields/field.ts'
import type { Fields, Settings } from '../core/documents/fields/settings.ts'
import { menuSettings, TOOLS } from '../features/shell/menus/settings.ts'
import { collectDeferred, loaders } from './deferred.ts'
import { collectFirstFrame, documentsOf } from './first-frame.ts'

const firstFrame = collectFirstFrame()
const deferred = collectDeferred()
const documents = [...firstFrame.documents, ...deferred.documents]
const isSettings = (document: object): document is Settings<Fields> => 'fields' in document
const groups = documents.filter(isSettings)

const ofWidgets = new Set(
  documentsOf(
    Object.values(import.meta.glob<Record<string, unknown>>('../widgets/*/{document,settings}.ts', { eager: true })),
  ).map(({ id }) => id),
)

test('every document is found once', () => {
  const ids = documents.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !ofWidgets.has(id)).toSorted()).toEqual(
    'appearance backup bookmark-binding browserOffers chat chat.hidden danmaku dialog dock emoji.recent games games.here games.unfinished grid hints home icon iconUses live2d mascot-memory menu minimal mouse music music.collections music.files music.lists music.songs notices recentEntries search searchHistory sendDanmaku shortcut sidebar socket statutory-days theme themes.favorites themes.own time visits visits.told wallpaper wallpaperFavorites wallpaperGradient wallpaperHistory'.split(
      ' ',
    ),
  )
})

test('every source of search entries is found once', async () => {
  const ids = (await loaders.searchables()).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const builtIn =
    'add-icon.widgets home.groups menus.commands search.web settings.rows tiles.folders tiles.icons windows.apps'
  expect(ids).toEqual(expect.arrayContaining(builtIn.split(' ')))
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

describe('every slider', () => {
  const sliders = groups.flatMap(({ id, fields, initial }) =>
    Object.entries(fields).flatMap(([key, field]) =>
      field.kind === 'slider'
        ? [
            {
              name: `${id}.${key}`,
              field,
              initial,
              min: resolveBound(field.min, initial),
              max: resolveBound(field.max, initial),
            },
          ]
        : [],
    ),
  )

  test('has a range around its default, with steps that fit into it', () => {
    for (const { name, field, min, max } of sliders) {
      expect(min, name).toBeLessThan(max)
      expect(field.initial, name).toBeGreaterThanOrEqual(min)
      expect(field.initial, name).toBeLessThanOrEqual(max)
      expect(field.step, name).toBeGreaterThan(0)
      expect(field.step, name).toBeLessThan(max - min)
    }
  })

  test('repairs a number beyond its range to the nearest end', () => {
    for (const { name, field, initial, min, max } of sliders) {
      expect(field.repair(min - field.step, initial), name).toBe(min)
      expect(field.repair(max + field.step, initial), name).toBe(max)
    }
  })
})

/** The settings that section 3 of the specification names, by group. */
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

test('every command that claims a menu entry or a tool claims one that the default arrangement has', () => {
  const entries = menuSettings.initial.contextmenusConfig.filter(({ divider }) => !divider).map(({ text }) => text)
  for (const { id, surfaces } of deferred.commands) {
    if (surfaces?.menu !== undefined) expect(entries, id).toContain(surfaces.menu)
    if (surfaces?.tool !== undefined) expect(TOOLS, id).toContain(surfaces.tool)
  }
})

test('every widget is named and described in five languages, and its own size is one of its sizes', async () => {
  const texts = import.meta.glob<Record<string, unknown>>('../widgets/*/locales/*.json', {
    eager: true,
    import: 'default',
  })
  for (const { id, size, sizes } of firstFrame.widgets) {
    expect(sizes).toContain(size)
    for (const language of LANGUAGES) {
      expect(texts[`../widgets/${id}/locales/${language}.json`], `${id} ${language}`).toMatchObject({
        name: expect.stringMatching(/./),
        info: expect.stringMatching(/./),
      })
    }
  }
})

test('every app is named in five languages by the folder of its id', () => {
  const texts = import.meta.glob<Record<string, unknown>>('../{features/*,widgets}/*/locales/*.json', {
    eager: true,
    import: 'default',
  })
  const named = new Set(
    Object.entries(texts).flatMap(([path, { name }]) => {
      const [, folder, file] = /([^/]+)\/locales\/([\w-]+)/.exec(path) ?? []
      return typeof name === 'string' && name !== '' ? [`${folder} ${file}`] : []
    }),
  )
  fillRegistry(firstFrame)
  for (const { id } of collectDeferred().apps)
    for (const language of LANGUAGES) expect(named, id).toContain(`${id} ${language}`)
})
