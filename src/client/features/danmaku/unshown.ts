/** The groups that no tab shows. */
export default {
  danmaku: 'its tab does not exist yet',
  sendDanmaku: 'the composer does not exist yet',
}
