/** The messages of the home screen in each language: the merged catalogs of its features. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type home from '../../src/client/features/data/home/locales/zh-CN.json'
import type tiles from '../../src/client/features/desk/tiles/locales/zh-CN.json'
import type drag from '../../src/client/features/layout/drag/locales/zh-CN.json'
import type freeLayout from '../../src/client/features/layout/free-layout/locales/zh-CN.json'
import type grid from '../../src/client/features/layout/grid/locales/zh-CN.json'
import type homeScreen from '../../src/client/features/layout/home-screen/locales/zh-CN.json'
import type tileMenu from '../../src/client/features/layout/tile-menu/locales/zh-CN.json'
import { LANGUAGES, type Language } from '../../src/shared/constants.ts'

type HomeMessages = typeof home &
  typeof drag &
  typeof tiles &
  typeof freeLayout &
  typeof grid &
  typeof tileMenu &
  typeof homeScreen

const FEATURES = [
  'data/home',
  'layout/drag',
  'desk/tiles',
  'layout/free-layout',
  'layout/grid',
  'layout/tile-menu',
  'layout/home-screen',
]

function read(language: string): HomeMessages {
  const fileOf = (feature: string) =>
    join(import.meta.dirname, `../../src/client/features/${feature}/locales/${language}.json`)
  return Object.assign({}, ...FEATURES.map((feature) => JSON.parse(readFileSync(fileOf(feature), 'utf8'))))
}

/** By language. */
export const homeMessages = Object.fromEntries(LANGUAGES.map((language) => [language, read(language)])) as Readonly<
  Record<Language, HomeMessages>
>
export const { 'zh-CN': zhCN, en } = homeMessages
