import {
  checkMailbox,
  connectMailbox,
  disconnectMailbox,
  forgetMailboxEmail,
  getMailbox,
  listMailboxEmails,
  pauseMailbox,
  testMailbox,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { MailboxService } from './mailbox-service.ts';

export function mountMailboxes(api: Api, { mailboxes }: { readonly mailboxes: MailboxService }): void {
  mount(api, getMailbox, async ({ caller, input: { id } }) => ({
    data: { mailbox: await mailboxes.get(caller.organizationId, id) },
  }));
  mount(api, testMailbox, async ({ caller, input: { id, ...connection } }) => ({
    data: await mailboxes.test(caller.organizationId, id, connection),
  }));
  mount(api, connectMailbox, async ({ caller, input: { id, ...given } }) => ({
    data: await mailboxes.connect(caller, id, given),
  }));
  mount(api, pauseMailbox, async ({ caller, input: { id, isPaused } }) => ({
    data: await mailboxes.pause(caller, id, isPaused),
  }));
  mount(api, checkMailbox, async ({ caller, input: { id } }) => ({
    data: await mailboxes.checkNow(caller, id),
  }));
  mount(api, disconnectMailbox, async ({ caller, input: { id } }) => ({
    data: { id: await mailboxes.disconnect(caller, id) },
  }));
  mount(api, listMailboxEmails, async ({ caller, input: { id, ...page } }) => ({
    data: await mailboxes.listEmails(caller, id, page),
  }));
  mount(api, forgetMailboxEmail, async ({ caller, input: { id, emailId } }) => {
    await mailboxes.forgetEmail(caller, id, emailId);
    return { data: { id: emailId } };
  });
}
