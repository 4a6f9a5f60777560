/** What the clock says, in English. */
export const clockEnglish: Readonly<Record<string, string>> = {
  时钟: 'Clock',
  已拨动: 'moved',
  真实时间: 'real time',
  '学期默认 {year} 学年第一学期': 'Default term: first of {year}',
  '学期默认 {year} 学年第二学期': 'Default term: second of {year}',
  走: 'goes',
  冻结: 'frozen',
  快慢: 'Speed',
  '{n} 倍': '{n}×',
  '拨到…': 'Set…',
  拨动时钟: 'Set the clock',
  回到真实时间: 'Back to real time',
  往前一周: '−1 week',
  往前一天: '−1 day',
  往后一天: '+1 day',
  往后一周: '+1 week',
  '周日,周一,周二,周三,周四,周五,周六': 'Sun,Mon,Tue,Wed,Thu,Fri,Sat',
  '真实时间是 {time}': 'The real time is {time}',
  快捷日子: 'Days to begin with',
  '一月（上学年第一学期）': 'January (first term of last school year)',
  '三月（上学年第二学期）': 'March (second term of last school year)',
  '八月（新学年第一学期）': 'August (first term of the new school year)',
  '学期、默认筛选、到期的错题、角标、保存期限、新记录的时间和产品里的日期都跟着它走，已打开的页面在下一次请求后跟上。':
    'Terms, default filters, mistakes that are due, badges, retention, times of new records and the dates in the product follow it; open pages follow with their next request.',
  '令牌、登录票据、重复提交的识别和后台任务的租约按真实时间，拨动时钟不会让人退出登录。':
    'Tokens, tickets, repeated attempts and leases of jobs go by the real time: nobody is signed out by a moved clock.',
};
