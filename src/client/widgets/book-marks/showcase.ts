import type { Language } from '../../../shared/constants.ts'
import { plainBookmark } from '../../../shared/entities/bookmark.ts'
import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { bookMarks } from './document.ts'

type Site = readonly [name: string, url: string]

const ANYWHERE: readonly Site[] = [
  ['GitHub', 'https://github.com/'],
  ['MDN Web Docs', 'https://developer.mozilla.org/'],
  ['Project Gutenberg', 'https://www.gutenberg.org/'],
  ['Internet Archive', 'https://archive.org/'],
]

const SITES: Readonly<Record<Language, readonly Site[]>> = {
  'zh-CN': [
    ['维基百科', 'https://zh.wikipedia.org/'],
    ['豆瓣读书', 'https://book.douban.com/'],
    ['少数派', 'https://sspai.com/'],
    ['国家地理中文网', 'https://www.ngchina.com.cn/'],
  ],
  'zh-TW': [
    ['維基百科', 'https://zh.wikipedia.org/'],
    ['國家圖書館', 'https://www.ncl.edu.tw/'],
    ['中央氣象署', 'https://www.cwa.gov.tw/'],
    ['故宮博物院', 'https://www.npm.gov.tw/'],
  ],
  en: [
    ['Wikipedia', 'https://en.wikipedia.org/'],
    ['Smithsonian', 'https://www.si.edu/'],
    ['NASA', 'https://www.nasa.gov/'],
    ['Open Library', 'https://openlibrary.org/'],
  ],
  ja: [
    ['ウィキペディア', 'https://ja.wikipedia.org/'],
    ['青空文庫', 'https://www.aozora.gr.jp/'],
    ['気象庁', 'https://www.jma.go.jp/'],
    ['国立国会図書館', 'https://www.ndl.go.jp/'],
  ],
  ko: [
    ['위키백과', 'https://ko.wikipedia.org/'],
    ['국립중앙도서관', 'https://www.nl.go.kr/'],
    ['기상청', 'https://www.weather.go.kr/'],
    ['국립중앙박물관', 'https://www.museum.go.kr/'],
  ],
}

export default defineShowcase('book-marks', {
  samples: [
    sampleOf(bookMarks, (language) =>
      [...SITES[language], ...ANYWHERE].map(([name, url], at) => plainBookmark(`sample-${at}`, name, url)),
    ),
  ],
})
