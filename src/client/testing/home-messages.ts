import home from '../features/data/home/locales/zh-CN.json'
import tiles from '../features/desk/tiles/locales/zh-CN.json'
import drag from '../features/layout/drag/locales/zh-CN.json'
import freeLayout from '../features/layout/free-layout/locales/zh-CN.json'
import grid from '../features/layout/grid/locales/zh-CN.json'
import homeScreen from '../features/layout/home-screen/locales/zh-CN.json'
import tileMenu from '../features/layout/tile-menu/locales/zh-CN.json'

/** The Chinese texts of the home screen: the merged catalogs of its features. */
export const homeMessages = { ...home, ...tiles, ...drag, ...freeLayout, ...grid, ...homeScreen, ...tileMenu }
