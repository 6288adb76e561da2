import { about, donationPicture } from './about.ts'
import {
  accountRules,
  changePassword,
  checkSetup,
  deleteAccount,
  exportAccount,
  login,
  logout,
  register,
  revokeSessions,
  sessions,
  setUpAdmin,
  updateInfo,
  userInfo,
} from './account.ts'
import { adminIcons, adminShares, auditIcon } from './admin.ts'
import { adminInvitations, adminInvite, adminUninvite } from './admin-invitations.ts'
import { adminLog } from './admin-log.ts'
import { adminOverview } from './admin-overview.ts'
import { adminReportDone, adminReports } from './admin-reports.ts'
import {
  adminDeleteUser,
  adminEndLogins,
  adminLimitUser,
  adminResetLink,
  adminUser,
  adminUsers,
} from './admin-users.ts'
import { calendarFeed } from './calendar-feed.ts'
import { capabilities } from './capabilities.ts'
import { banUser, deleteMessage, muteUser, reportMessage, wsTicket } from './chat.ts'
import { contacts } from './contacts.ts'
import { gushi, liveGushi, liveTg, liveYiyan, tg, yiyan } from './daily-text.ts'
import type { Endpoint, FileEndpoint, UploadEndpoint } from './endpoint.ts'
import { cancelCollectWallpapers, collectedWallpapers, collectWallpapers } from './favorite-wallpaper.ts'
import { adminFeedback, answerFeedback, deleteFeedback, feedbackList, seeFeedback, sendFeedback } from './feedback.ts'
import { filmDetails, filmPoster, hotVideo } from './film.ts'
import { frameCheck } from './frame-check.ts'
import { addGroupHot, auditGroup, deleteGroup, sharedGroup, uploadGroup } from './group.ts'
import { groupIcon } from './group-icon.ts'
import { health } from './health.ts'
import { holidays } from './holidays.ts'
import { hotSearch } from './hot-search.ts'
import { checkLinks } from './link-check.ts'
import { bindEmail, openMailLink, sendMailCode, updatePassword, verifyMailCode } from './mail-code.ts'
import { getLyric, getSong, musicCover, musicSearch, musicStream, topDetail, toplist, youkeLogin } from './music.ts'
import { getImgBase64, getNetworkIcon, uploadNetworkIcon } from './network-icon.ts'
import { adminNotice, adminNoticeEnd, adminNotices, notices } from './notices.ts'
import { addComponentHot, addNetworkHot } from './popularity.ts'
import { probe } from './probe.ts'
import { bindOpenId, confirmScan, getQrCode, scan, scanStatus } from './scan.ts'
import { reportShare, setShareState } from './sharing.ts'
import { components, getNetwork } from './site.ts'
import { selfSelect, stockChart, stockLogo, stockSearch } from './stocks.ts'
import { suggest } from './suggest.ts'
import {
  asyncTime,
  backupHistory,
  backupRestore,
  backupVersion,
  fileStatus,
  navInfo,
  updateBackup,
  uploadFile,
  userFile,
} from './sync.ts'
import { addThemeHot, auditTheme, deleteTheme, editTheme, themes, uploadTheme } from './theme.ts'
import { translate } from './translate.ts'
import { uploadHead } from './upload.ts'
import { getVersion } from './version.ts'
import { visitRecord } from './visit-record.ts'
import {
  biyingWallpaperList,
  randomWallpaper,
  videoWallpaperList,
  wallpaperCategory,
  wallpaperImage,
  wallpaperList,
} from './wallpaper.ts'
import { placeHere, placeNear, placeSearch, weather } from './weather.ts'

/** Every endpoint, as the OpenAPI document lists them. */
export const endpoints: readonly (Endpoint | FileEndpoint | UploadEndpoint)[] = [
  health,
  getVersion,
  probe,
  accountRules,
  register,
  checkSetup,
  setUpAdmin,
  login,
  logout,
  userInfo,
  updateInfo,
  changePassword,
  sessions,
  revokeSessions,
  exportAccount,
  deleteAccount,
  sendMailCode,
  verifyMailCode,
  openMailLink,
  updatePassword,
  bindEmail,
  getQrCode,
  scanStatus,
  scan,
  confirmScan,
  bindOpenId,
  asyncTime,
  navInfo,
  updateBackup,
  backupHistory,
  backupVersion,
  backupRestore,
  fileStatus,
  uploadFile,
  userFile,
  wsTicket,
  reportMessage,
  deleteMessage,
  muteUser,
  banUser,
  collectWallpapers,
  cancelCollectWallpapers,
  collectedWallpapers,
  themes,
  uploadTheme,
  editTheme,
  deleteTheme,
  auditTheme,
  addThemeHot,
  uploadGroup,
  deleteGroup,
  auditGroup,
  addGroupHot,
  setShareState,
  reportShare,
  adminShares,
  adminIcons,
  auditIcon,
  sendFeedback,
  feedbackList,
  seeFeedback,
  deleteFeedback,
  adminFeedback,
  answerFeedback,
  adminOverview,
  adminUsers,
  adminUser,
  adminResetLink,
  adminEndLogins,
  adminLimitUser,
  adminDeleteUser,
  adminReports,
  adminReportDone,
  adminInvitations,
  adminInvite,
  adminUninvite,
  adminNotices,
  adminNotice,
  adminNoticeEnd,
  adminLog,
  notices,
  visitRecord,
  getNetwork,
  components,
  addNetworkHot,
  addComponentHot,
  hotSearch,
  holidays,
  calendarFeed,
  stockSearch,
  stockLogo,
  selfSelect,
  stockChart,
  hotVideo,
  filmDetails,
  filmPoster,
  toplist,
  topDetail,
  musicSearch,
  getSong,
  youkeLogin,
  getLyric,
  musicCover,
  musicStream,
  suggest,
  translate,
  frameCheck,
  checkLinks,
  getNetworkIcon,
  getImgBase64,
  groupIcon,
  sharedGroup,
  gushi,
  yiyan,
  tg,
  liveGushi,
  liveYiyan,
  liveTg,
  wallpaperCategory,
  wallpaperList,
  randomWallpaper,
  videoWallpaperList,
  biyingWallpaperList,
  wallpaperImage,
  weather,
  placeSearch,
  placeHere,
  placeNear,
  capabilities,
  contacts,
  about,
  donationPicture,
  uploadNetworkIcon,
  uploadHead,
]
