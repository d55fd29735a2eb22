import { closeReport, getOwnReport, getOwnReportFile, getReport, openReport, type ReportStanding } from '@careerscoop/contract/report';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Whether the student's own report lies open. */
export const ownReportQuery = queryOptions({
  queryKey: ['report'],
  queryFn: ({ signal }) => call(getOwnReport, {}, signal),
  staleTime: 0,
});

/** The report that an address opens. */
export const reportQuery = (token: string) =>
  queryOptions({
    queryKey: ['report', token],
    queryFn: ({ signal }) => call(getReport, { params: { token } }, signal),
    staleTime: 0,
  });

/** Opening and closing answer where the report stands then; the profile holds its address as well. */
function useStanding(change: () => Promise<ReportStanding>) {
  const queryClient = useQueryClient();
  return useMutation<ReportStanding, CallError, void>({
    mutationFn: change,
    onSuccess: (standing) => {
      queryClient.setQueryData(ownReportQuery.queryKey, standing);
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
    },
  });
}

export const useOpenReport = () => useStanding(() => call(openReport, {}));
export const useCloseReport = () => useStanding(() => call(closeReport, {}));

/** The report as a file on this device. */
export function useReportFile() {
  return useMutation<void, CallError, void>({
    mutationFn: async () => {
      const file = await call(getOwnReportFile, {});
      saveFile('careerscoop-report.pdf', file as Blob, 'application/pdf');
    },
  });
}

/** Where an address has its file. */
export const reportFileUrl = (token: string) => `/api/v1/reports/${encodeURIComponent(token)}/pdf/`;
