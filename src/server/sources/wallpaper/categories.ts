import type { Language } from '../../../shared/constants.ts'

/** A name in every language. */
export type Names = Readonly<Record<Language, string>>

/** A name that is the same in every language. */
export const everywhere = (name: string): Names => ({ 'zh-CN': name, 'zh-TW': name, en: name, ja: name, ko: name })

/** Names of categories by their gallery's own ids, undefined for the whole gallery, in the order in which they are shown. */
export type Categories = ReadonlyMap<string, Names | undefined>

type Row = readonly [id: string, zhCN: string, zhTW: string, en: string, ja: string, ko: string]

const categoriesOf = (rows: readonly Row[]): Categories =>
  new Map(rows.map(([id, zhCN, zhTW, en, ja, ko]) => [id, { 'zh-CN': zhCN, 'zh-TW': zhTW, en, ja, ko }]))

/** The categories of 小鸟壁纸 that are offered, by its ids: landscapes, animals and things. Those of persons are not. */
export const BIRDPAPER_CATEGORIES = categoriesOf([
  ['9', '风景', '風景', 'Landscapes', '風景', '풍경'],
  ['14', '动物', '動物', 'Animals', '動物', '동물'],
  ['15', '小清新', '小清新', 'Fresh', 'さわやか', '산뜻함'],
  ['5', '游戏', '遊戲', 'Games', 'ゲーム', '게임'],
  ['12', '汽车', '汽車', 'Cars', '車', '자동차'],
  ['13', '节日', '節慶', 'Festivals', '行事', '명절'],
  ['16', '体育', '運動', 'Sports', 'スポーツ', '스포츠'],
  ['22', '军事', '軍事', 'Military', 'ミリタリー', '밀리터리'],
  ['26', '动漫', '動漫', 'Anime', 'アニメ', '애니메이션'],
  ['35', '文字', '文字', 'Words', '文字', '글귀'],
])

/** The categories of Wallhaven that are offered. */
export const WALLHAVEN_CATEGORIES = categoriesOf([
  ['general', '综合', '綜合', 'General', '総合', '일반'],
  ['anime', '动漫', '動漫', 'Anime', 'アニメ', '애니메이션'],
])

/** Of a gallery that is not divided. */
export const ONE_CATEGORY: Categories = new Map([['all', undefined]])
