import * as v from 'valibot'
import { encode, looseText } from '../text.ts'
import { pageRows, partOf } from './page-rows.ts'
import { defineBoard, filled, type HotEntry, jsonList, toRows } from './rows.ts'

const any = v.optional(v.unknown())

const row = v.object({
  word: filled,
  word_scheme: looseText,
  note: looseText,
  num: any,
  label_name: any,
  is_ad: any,
  topic_ad: any,
})

/** Rows that are paid for say so by these fields; they may have a number like any other. */
const isPaid = ({ is_ad, topic_ad }: v.InferOutput<typeof row>) => [is_ad, topic_ad].some((flag) => Number(flag) > 0)

const entryOf = (said: v.InferOutput<typeof row>): HotEntry | undefined =>
  isPaid(said)
    ? undefined
    : {
        title: said.note || said.word,
        url: `https://s.weibo.com/weibo?q=${encode(said.word_scheme || said.word)}`,
        heat: said.num,
        label: said.label_name,
      }

const HOST = 'https://s.weibo.com'
const PAGE = `${HOST}/top/summary?cate=realtimehot`

/** Of its page: rows that are pinned have no rank, those that are paid for no address or one of these labels. */
const pageRow = v.object({
  rank: v.pipe(v.string(), v.regex(/^\d+$/)),
  link: v.object({ text: filled, href: v.pipe(v.string(), v.startsWith('/weibo?')) }),
  heat: v.string(),
  label: v.pipe(v.string(), v.notValue('荐'), v.notValue('商')),
})

export const weiboBoard = defineBoard(
  'weibo',
  jsonList({
    url: 'https://weibo.com/ajax/side/hotSearch',
    headers: { referer: 'https://weibo.com/' },
    at: ['data', 'realtime'],
    row,
    entry: entryOf,
  }),
  jsonList({
    url: 'https://weibo.com/ajax/statuses/hot_band',
    headers: { referer: 'https://weibo.com/' },
    at: ['data', 'band_list'],
    row,
    entry: entryOf,
  }),
  {
    // Weibo gives every browser without a login the cookies of a visitor
    visit: {
      url: 'https://passport.weibo.com/visitor/genvisitor2',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      post: 'cb=visitor_gray_callback&tid=&from=weibo',
    },
    request: () => ({ url: PAGE, headers: { referer: PAGE } }),
    read: (response) =>
      toRows(
        pageRows(response, 'id="pl_top_realtimehot"', '<tr').map((one) => ({
          rank: partOf(one, ['.td-01']).text,
          link: partOf(one, ['.td-02', 'a']),
          heat: partOf(one, ['.td-02', 'span']).text,
          label: partOf(one, ['.td-03']).text,
        })),
        pageRow,
        ({ link, heat, label }) => ({ title: link.text, url: HOST + link.href, heat, label }),
      ),
  },
)
