import type { Role } from '../../contracts/roles.ts';
import { getPartnerOverview, getSchoolUse } from '../../contracts/wrongbook/figures.ts';
import { listTasks } from '../../contracts/wrongbook/tasks.ts';
import { listChannels } from '../../contracts/wrongbook/trade/channels.ts';
import { pageDevices } from '../../contracts/wrongbook/trade/devices.ts';
import { pageOrders } from '../../contracts/wrongbook/trade/orders.ts';
import { standalone, type RouteRecord } from './route-record.ts';

const partners: Role[] = ['partner'];
const everyLevel = [1, 2, 3];

/** Routes of partners, in the order of the menu. */
export const partnerRoutes: RouteRecord[] = [
  {
    path: '/overview-dashboard',
    title: '数据概览',
    roles: partners,
    home: true,
    needs: [getPartnerOverview],
    load: () => import('../screens/partner/OverviewPage.tsx'),
  },
  {
    path: '/direct-marketing-school',
    title: '直营学校',
    roles: partners,
    serves: ['partnerSchools'],
    needs: [getPartnerOverview],
    load: () => import('../screens/partner/SchoolsPage.tsx'),
  },
  {
    path: '/devices',
    title: '设备管理',
    roles: partners,
    levels: everyLevel,
    serves: ['partnerDevices'],
    needs: [pageDevices],
    load: () => import('../screens/partner/DevicesPage.tsx'),
  },
  {
    path: '/orders',
    title: '订单管理',
    roles: partners,
    levels: everyLevel,
    serves: ['partnerOrders'],
    needs: [pageOrders],
    load: () => import('../screens/partner/OrdersPage.tsx'),
  },
  {
    path: '/channel-info',
    title: '渠道信息',
    roles: partners,
    levels: [1, 2],
    needs: [listChannels],
    load: () => import('../screens/partner/ChannelInfoPage.tsx'),
  },
  {
    path: '/task-center',
    title: '任务中心',
    roles: partners,
    levels: everyLevel,
    needs: [listTasks],
    load: () => import('../screens/partner/TaskCenterPage.tsx'),
  },
  standalone('/school-dashboard', {
    title: '学校看板',
    roles: partners,
    header: false,
    serves: ['schoolBoard'],
    parent: '/direct-marketing-school',
    needs: [getPartnerOverview, getSchoolUse],
    load: () => import('../screens/partner/SchoolBoardPage.tsx'),
  }),
];
