/** A text that the specification gives word for word, and the message of the Chinese catalog that shows it. */
export interface SpecText {
  readonly text: string
  /** A folder of `src/client` with `locales/zh-CN.json`. */
  readonly folder: string
  readonly key: string
  /** What the specification's sentence has in place of the message's placeholders. */
  readonly values?: Readonly<Record<string, string>>
}

const shown = (text: string, folder: string, ...keys: readonly string[]): readonly SpecText[] =>
  keys.map((key) => ({ text, folder, key }))

/** The Chinese texts of the specification, section by section, in all their places. */
export const SPEC_TEXTS: readonly SpecText[] = [
  // section 2, screens
  ...shown('该链接不支持新标签页弹窗展示,已通过浏览器原生弹窗打开!', 'features/shell/zx-load', 'notFramable'),
  // section 4, states
  ...shown('未指定时间', 'widgets/schedule', 'noTime'),
  // section 5, validation
  ...shown('至少保留一个搜索引擎', 'features/desk/search', 'lastEngine'),
  ...shown('请输入分组名称', 'features/desk/group-editor', 'nameMissing'),
  ...shown('请选择分组图标', 'features/desk/group-editor', 'iconMissing'),
  ...shown('确定要取消选中"{name}"吗？', 'widgets/stocks', 'removeText'),
  ...shown('提示', 'widgets/stocks', 'removeTitle'),
  ...shown('确定', 'ui', 'confirm'),
  ...shown('取消', 'ui', 'cancel'),
  ...shown('请先选择歌曲!', 'features/look/music-player', 'chooseFirst'),
  ...shown('快捷键已存在', 'features/shell/menus', 'keyTaken'),
  ...shown('剪贴板为空或者不包含文本', 'features/layout/free-layout', 'clipboardEmpty'),
  {
    text: '浏览器不支持或禁止访问剪贴板，请使用快捷键 Ctrl + V',
    folder: 'features/layout/free-layout',
    key: 'clipboardRefused',
    values: { key: 'Ctrl + V' },
  },
  ...shown('暂无书签!', 'features/safety/move-in', 'problem.noBookmarks'),
  ...shown('暂无书签!', 'widgets/book-marks', 'noBookmarks'),
  // section 7, calls
  ...shown('数据备份中...', 'features/safety/sync', 'backingUp'),
  ...shown('数据备份中...', 'features/safety/cloud-backup', 'state.syncing'),
  ...shown('恢复云端数据中...', 'features/safety/cloud-backup', 'restoring'),
  // section 8, errors
  ...shown('同步时间失败!', 'features/safety/sync', 'timesFailed'),
  ...shown('恢复失败，请尝试其他节点或联系管理员', 'features/safety/system', 'bringBackFailed'),
  ...shown('恢复失败，请尝试其他节点或联系管理员', 'features/safety/local-history', 'failed'),
  ...shown('导入失败，请稍后再试', 'features/safety/move-in', 'failed'),
  ...shown('导入失败，请稍后再试', 'widgets/book-marks', 'failed'),
  ...shown('恢复成功', 'features/safety/local-history', 'restored'),
  ...shown('恢复成功', 'features/safety/cloud-backup', 'restored'),
  ...shown('恢复成功', 'features/safety/sync', 'restored'),
  ...shown('数据备份中...', 'features/safety/sync', 'backingUp'),
  ...shown('恢复云端数据中...', 'features/safety/sync', 'choice.restoring'),
  ...shown('同步时间失败!', 'features/safety/sync', 'timesFailed'),
  ...shown('导入备份成功', 'features/safety/move-in', 'moved'),
  ...shown('删除成功', 'features/safety/timeline', 'deleted'),
  ...shown('壁纸加载失败!', 'features/look/wallpaper', 'failed'),
  ...shown('VIP歌曲仅支持试听,要听完整版请下载网易云音乐客户端!', 'features/look/music-player', 'trial'),
  ...shown('请求繁忙,请稍后重试!', 'features/look/music-player', 'tryLater', 'busy'),
  ...shown('香炉满了,等烧完再上吧!', 'widgets/buddha', 'full'),
  ...shown('输入后Enter键发送', 'widgets/chat-room', 'placeholder'),
  ...shown('登录后可聊天', 'widgets/chat-room', 'guest.title'),
  ...shown('服务器连接失败!', 'widgets/chat-room', 'offline'),
  ...shown('聊天室登录失败!', 'widgets/chat-room', 'refused'),
  ...shown('上传反馈中...', 'widgets/feedback', 'sending'),
  ...shown('登录后才能分享哦!', 'features/together/groups', 'loginFirst'),
  ...shown('复制成功!', 'features/look/daily-text', 'copied'),
  ...shown('复制成功!', 'widgets/wallpaper', 'copied'),
  ...shown('复制失败!', 'features/look/daily-text', 'notCopied'),
  ...shown('复制失败!', 'widgets/wallpaper', 'notCopied'),
  ...shown('未获取到值，请刷新重试', 'features/look/daily-text', 'failed'),
  ...shown('未获取到值，请刷新重试', 'features/shell/about', 'noLicences'),
  ...shown('未获取到值，请刷新重试', 'widgets/wallpaper', 'listFailed'),
  ...shown('暂无内容', 'widgets/notes', 'empty'),
  ...shown('暂无待办', 'widgets/schedule', 'empty'),
  // section 9, constants
  ...shown('刚刚', 'features/data/live-data', 'now'),
  ...shown('刚刚', 'widgets/notes', 'justNow'),
]

/** Texts of what is not there yet. */
export const SPEC_TEXTS_TO_COME: readonly string[] = ['温馨提示']
