import * as v from 'valibot'
import type { HotBoard } from '../../../shared/entities/hot-search.ts'
import { encode, looseText } from '../text.ts'
import { baiduBoard } from './baidu.ts'
import { hupuBoard } from './hupu.ts'
import { defineBoard, filled, type HotSource, id, jsonList } from './rows.ts'
import { weiboBoard } from './weibo.ts'

const any = v.unknown()

const douyin = defineBoard(
  'douyin',
  jsonList({
    url: 'https://www.iesdouyin.com/web/api/v2/hotsearch/billboard/word/',
    at: ['word_list'],
    row: v.object({ word: filled, hot_value: any }),
    entry: ({ word, hot_value }) => ({
      title: word,
      url: `https://www.douyin.com/search/${encode(word)}`,
      heat: hot_value,
    }),
  }),
  jsonList({
    visit: { url: 'https://login.douyin.com/' },
    url: 'https://www.douyin.com/aweme/v1/web/hot/search/list/?device_platform=webapp&aid=6383&channel=channel_pc_web&detail_list=1',
    headers: { referer: 'https://www.douyin.com/' },
    at: ['data', 'word_list'],
    row: v.object({ word: filled, sentence_id: id, hot_value: any }),
    entry: ({ word, sentence_id, hot_value }) => ({
      title: word,
      url: `https://www.douyin.com/hot/${sentence_id}`,
      heat: hot_value,
    }),
  }),
)

const toutiao = defineBoard(
  'toutiao',
  jsonList({
    url: 'https://www.toutiao.com/hot-event/hot-board/?origin=toutiao_pc',
    at: ['data'],
    row: v.object({ ClusterIdStr: id, Title: filled, HotValue: v.optional(any) }),
    entry: ({ ClusterIdStr, Title, HotValue }) => ({
      title: Title,
      url: `https://www.toutiao.com/trending/${ClusterIdStr}/`,
      heat: HotValue,
    }),
  }),
)

const bilibili = defineBoard(
  'bilibili',
  jsonList({
    url: 'https://s.search.bilibili.com/main/hotword?limit=30',
    at: ['list'],
    row: v.object({ keyword: filled, show_name: looseText, heat_score: v.optional(any) }),
    entry: ({ keyword, show_name, heat_score }) => ({
      title: show_name || keyword,
      url: `https://search.bilibili.com/all?keyword=${encode(keyword)}`,
      heat: heat_score,
    }),
  }),
  jsonList({
    url: 'https://api.bilibili.com/x/web-interface/popular',
    at: ['data', 'list'],
    row: v.object({ title: filled, bvid: id, stat: v.fallback(v.object({ view: v.optional(any) }), {}) }),
    entry: ({ title, bvid, stat }) => ({ title, url: `https://www.bilibili.com/video/${bvid}`, heat: stat.view }),
  }),
)

const zhihu = defineBoard(
  'zhihu',
  jsonList({
    url: 'https://www.zhihu.com/api/v3/feed/topstory/hot-list-web?limit=20&desktop=true',
    at: ['data'],
    row: v.object({
      target: v.object({
        title_area: v.object({ text: filled }),
        link: v.object({ url: filled }),
        metrics_area: v.fallback(v.object({ text: looseText }), { text: '' }),
      }),
    }),
    entry: ({ target }) => ({
      title: target.title_area.text,
      url: target.link.url,
      heat: target.metrics_area.text,
    }),
  }),
  jsonList({
    url: 'https://api.zhihu.com/topstory/hot-lists/total?limit=50',
    at: ['data'],
    row: v.object({ detail_text: looseText, target: v.object({ title: filled, url: filled }) }),
    entry: ({ detail_text, target }) => ({
      title: target.title,
      url: `https://www.zhihu.com/question/${encode(target.url.split('/').at(-1) ?? '')}`,
      heat: detail_text,
    }),
  }),
)

const sougou = defineBoard(
  'sougou',
  jsonList({
    url: 'https://go.ie.sogou.com/hot_ranks',
    at: ['data'],
    row: v.object({ attributes: v.object({ title: filled, num: v.optional(any) }) }),
    entry: ({ attributes: { title, num } }) => ({
      title,
      url: `https://www.sogou.com/web?ie=utf8&query=${encode(title)}`,
      heat: num,
    }),
  }),
)

/** Tieba writes its addresses with the entity of HTML. */
const tieba = defineBoard(
  'tieba',
  jsonList({
    url: 'https://tieba.baidu.com/hottopic/browse/topicList',
    at: ['data', 'bang_topic', 'topic_list'],
    row: v.object({ topic_name: filled, topic_url: filled, discuss_num: v.optional(any) }),
    entry: ({ topic_name, topic_url, discuss_num }) => ({
      title: topic_name,
      url: topic_url.replaceAll('&amp;', '&'),
      heat: discuss_num,
    }),
  }),
)

const tencentRow = v.object({
  title: filled,
  url: looseText,
  id: looseText,
  hotEvent: v.fallback(v.object({ hotScore: v.optional(any) }), {}),
})

/** The first row is the board's own text, without an address. */
const tencent = defineBoard(
  'tencent',
  jsonList({
    url: 'https://i.news.qq.com/gw/event/pc_hot_ranking_list?ids_hash=&offset=0&page_size=51&appver=15.5_qqnews_7.1.60&rank_id=hot',
    headers: { referer: 'https://news.qq.com/' },
    at: ['idlist', 0, 'newslist'],
    row: tencentRow,
    entry: ({ title, url, hotEvent }) => (url === '' ? undefined : { title, url, heat: hotEvent.hotScore }),
  }),
  jsonList({
    url: 'https://r.inews.qq.com/gw/event/hot_ranking_list?page_size=50',
    at: ['idlist', 0, 'newslist'],
    row: tencentRow,
    entry: ({ title, id: article, url, hotEvent }) =>
      url === '' ? undefined : { title, url: `https://new.qq.com/rain/a/${encode(article)}`, heat: hotEvent.hotScore },
  }),
)

const juejin = defineBoard(
  'juejin',
  jsonList({
    url: 'https://api.juejin.cn/content_api/v1/content/article_rank?category_id=1&type=hot&spider=0',
    at: ['data'],
    row: v.object({
      content: v.object({ content_id: id, title: filled }),
      content_counter: v.fallback(v.object({ hot_rank: v.optional(any) }), {}),
    }),
    entry: ({ content, content_counter }) => ({
      title: content.title,
      url: `https://juejin.cn/post/${content.content_id}`,
      heat: content_counter.hot_rank,
    }),
  }),
)

const csdn = defineBoard(
  'csdn',
  jsonList({
    url: 'https://blog.csdn.net/phoenix/web/blog/hot-rank?page=0&pageSize=30',
    at: ['data'],
    row: v.object({ articleTitle: filled, articleDetailUrl: filled, hotRankScore: v.optional(any) }),
    entry: ({ articleTitle, articleDetailUrl, hotRankScore }) => ({
      title: articleTitle,
      url: articleDetailUrl,
      heat: hotRankScore,
    }),
  }),
)

/** The boards by the spec's keys. */
export const hotBoards: Readonly<Record<HotBoard, HotSource>> = {
  douyin,
  weibo: weiboBoard,
  toutiao,
  baidu: baiduBoard,
  bilibili,
  zhihu,
  sougou,
  tieba,
  tencent,
  hupu: hupuBoard,
  juejin,
  csdn,
}
