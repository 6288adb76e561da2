/** The messages of the home screen in each language: the merged catalogs of its features. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type drag from '../../src/client/features/drag/locales/zh-CN.json'
import type freeLayout from '../../src/client/features/free-layout/locales/zh-CN.json'
import type grid from '../../src/client/features/grid/locales/zh-CN.json'
import type home from '../../src/client/features/home/locales/zh-CN.json'
import type homeScreen from '../../src/client/features/home-screen/locales/zh-CN.json'
import type tileMenu from '../../src/client/features/tile-menu/locales/zh-CN.json'
import type tiles from '../../src/client/features/tiles/locales/zh-CN.json'

type HomeMessages = typeof home &
  typeof drag &
  typeof tiles &
  typeof freeLayout &
  typeof grid &
  typeof tileMenu &
  typeof homeScreen

const FEATURES = ['home', 'drag', 'tiles', 'free-layout', 'grid', 'tile-menu', 'home-screen']

function read(language: string): HomeMessages {
  const fileOf = (feature: string) =>
    join(import.meta.dirname, `../../src/client/features/${feature}/locales/${language}.json`)
  return Object.assign({}, ...FEATURES.map((feature) => JSON.parse(readFileSync(fileOf(feature), 'utf8'))))
}

export const zhCN = read('zh-CN')
export const zhTW = read('zh-TW')
export const en = read('en')
export const ja = read('ja')
export const ko = read('ko')
