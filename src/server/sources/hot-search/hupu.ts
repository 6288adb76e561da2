import * as v from 'valibot'
import { pageRows, partOf } from './page-rows.ts'
import { defineBoard, filled, id, jsonList, toRows } from './rows.ts'

const HOST = 'https://bbs.hupu.com'
const link = v.object({ text: filled, href: v.pipe(v.string(), v.regex(/^\/\d{1,20}\.html$/)) })

export const hupuBoard = defineBoard(
  'hupu',
  {
    request: () => ({ url: `${HOST}/topic-daily-hot` }),
    read: (response) =>
      toRows(
        pageRows(response, '<ul class="bbs-sl-web-post"', '<li class="bbs-sl-web-post-body"').map((row) => ({
          link: partOf(row, ['.p-title']),
          replies: partOf(row, ['.post-datum']).text,
        })),
        v.object({ link, replies: v.string() }),
        // replies and views, as `198 / 44819`
        ({ link: { text, href }, replies }) => ({ title: text, url: HOST + href, heat: replies.split('/')[0] }),
      ),
  },
  jsonList({
    url: 'https://m.hupu.com/api/v2/bbs/topicThreads?topicId=1&page=1',
    at: ['data', 'topicThreads'],
    row: v.object({ tid: id, title: filled, replies: v.optional(v.unknown()) }),
    entry: ({ tid, title, replies }) => ({ title, url: `${HOST}/${tid}.html`, heat: replies }),
  }),
)
