import * as v from 'valibot'
import { SEARCH } from '../../../../shared/constants.ts'
import { field, half, on, repairBySchema } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'
import type { OwnEngine } from './model.ts'

const associationSchema = v.pipe(
  v.array(v.strictObject({ name: v.pipe(v.string(), v.maxLength(20)), active: v.boolean() })),
  v.maxLength(20),
)
const enginesSchema = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
  v.minLength(1), // 至少保留一个搜索引擎
  v.maxLength(SEARCH.enginesLimit),
)
const readOwnEngine = repairBySchema(
  v.strictObject({
    key: v.pipe(v.string(), v.regex(/^own-\d{1,6}$/)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20)), // blank names are dropped
    src: v.pipe(v.string(), v.regex(/^https?:\/\/\S{1,500}$/i)),
  }),
)
const indexSchema = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))

/** Settings tab 3: the search box. */
export const searchSettings = defineSettings('search', {
  isSearch: field.toggle(true),
  /** 2 always, 1 on hover, 0 hidden. */
  searchHover: field.select(2, [2, 1, 0], { when: on('isSearch') }),
  searchTop: field.slider(50, { min: 0, max: 150, when: on('isSearch'), desktopOnly: true }),
  searchHeight: field.slider(50, { min: 36, max: 90, when: on('isSearch'), desktopOnly: true }),
  searchWidth: field.slider(580, { min: 200, max: 1500, when: on('isSearch') }),
  searchRadius: field.slider(25, { min: 0, max: half('searchHeight'), when: on('isSearch'), desktopOnly: true }),
  searchOpacity: field.slider(90, { min: 10, max: 100, unit: 'percent', when: on('isSearch') }),
  isSearchGlass: field.toggle(true, { when: on('isSearch') }),
  isSearchGlassDistort: field.toggle(false, { when: on('isSearchGlass'), stays: true }),
  isSearchBgByWallpaper: field.toggle(false, { when: on('isSearch') }),
  searchBoxShadow: field.shadow('', { when: on('isSearch') }),
  isSearchHistory: field.toggle(true, { when: on('isSearch') }),
  isSearchTranslate: field.toggle(true, { when: on('isSearch') }),
  isSearchRefreshFocus: field.toggle(false, { when: on('isSearch') }),
  isSearchHoverFocus: field.toggle(false, { when: on('isSearch'), desktopOnly: true }),
  /** A letter typed on the home screen begins a search. */
  isSearchOnType: field.toggle(true, { when: on('isSearch') }),
  isSearchClearText: field.toggle(true, { when: on('isSearch') }),
  /** Empty is the language's default. */
  searchPlaceholder: field.text('', { max: 50, when: on('isSearch') }),
  /** The suggestion sources; empty is the engine in use. */
  searchAssociationArr: field.value<v.InferOutput<typeof associationSchema>>([], repairBySchema(associationSchema), {
    when: on('isSearch'),
  }),
  /** 0 web search, 1 own icons, 2 danmaku. */
  searchTabActiveIndex: field.value(0, repairBySchema(indexSchema(2)), { stays: true }),
  searchEnginesIndex: field.value(0, repairBySchema(indexSchema(2)), { stays: true }),
  searchSelectEnginesList: field.value<readonly string[]>(['baidu', 'bing', 'google'], repairBySchema(enginesSchema)),
  /** Engines that the user has added; invalid ones are left out. */
  searchOwnEngines: field.value<readonly OwnEngine[]>([], (given) =>
    Array.isArray(given) ? given.flatMap((one) => readOwnEngine(one) ?? []).slice(0, 20) : undefined,
  ),
})
