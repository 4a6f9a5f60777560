/** Why somebody comes to the login page, which tells it there: each has a text of its own, so no address can bring words. */
export const leaveReasons = {
  exit: '您已退出登录',
  expired: '登录已失效，请重新登录',
  restored: '演示数据已恢复到之前的状态，请重新登录',
  forbidden: '没有权限进行刚才的操作，请重新登录或换一个账号',
  noRoles: '这个账号还没有可用的角色，请联系学校管理员',
  failed: '账号信息没有加载成功，请重新登录',
  visitor: '',
} as const;

export type LeaveReason = keyof typeof leaveReasons;

/** Goes to an address outside the application; apart from its callers so that tests can watch it. */
export const leaveTo = (url: string): void => location.assign(url);

/** Opens the application anew at its home. */
export function startAgain(): void {
  // Replaced rather than assigned: a hash change would let the router of the old role act before the page is gone.
  history.replaceState(null, '', '#/');
  location.reload();
}
