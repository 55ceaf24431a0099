import { useNavigate } from "react-router";
import { TokensList } from "../features/access-tokens/tokens-list.tsx";
import { MyData } from "../features/account/my-data.tsx";
import { Profile } from "../features/account/profile.tsx";
import { Section } from "../features/account/section.tsx";
import { Sessions } from "../features/account/sessions.tsx";
import { useEndSession, useErase, useSessions, useTimeZone } from "../features/account/use-account.ts";
import { FeedsList } from "../features/alerts/feeds-list.tsx";
import { aboutFeeds } from "../features/alerts/feeds-words.ts";
import { ProductsSummary } from "../features/products/products-summary.tsx";
import { useSession } from "../features/session/session-context.tsx";
import { WebhooksList } from "../features/webhooks/webhooks-list.tsx";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { QueryState } from "../shared/ui/query-state.tsx";
import { useAnchor } from "../shared/use-anchor.ts";

export function Account() {
  const { user, refresh, leave } = useSession();
  const [end, erase, keepZone] = [useEndSession(), useErase(), useTimeZone()];
  const navigate = useNavigate();
  const sessions = useSessions();
  useAnchor();
  if (user === null) return null;
  return (
    <Page title="Account">
      <PageHead heading="Account" lede="Who you are here, where you are signed in, and what is kept of you." />
      <Profile
        user={user}
        onTimeZone={async (zone) => {
          await keepZone(zone);
          await refresh();
        }}
      />
      <Section title="Products" lede="What you told of your products.">
        <ProductsSummary />
      </Section>
      <Section
        title="Sessions"
        lede="Where you are signed in. A session ends by itself after a week without use, and after a month at the latest."
      >
        <QueryState query={sessions} waiting="Loading your sessions" failed="Your sessions could not be loaded." inline>
          {({ items }) => (
            <Sessions
              sessions={items}
              onEnd={async ({ id, current }) => {
                await end(id);
                if (current) leave();
              }}
            />
          )}
        </QueryState>
      </Section>
      <Section
        title="Access tokens"
        id="access-tokens"
        lede="With a token another program acts for you, over the Model Context Protocol (MCP) or by REST. It opens what it allows and nothing else: never your account, other tokens, or anything that asks for a role."
      >
        <TokensList />
      </Section>
      <Section title="Feed and calendar" lede={aboutFeeds}>
        <FeedsList />
      </Section>
      <Section
        title="Webhooks"
        id="webhooks"
        lede="Addresses of your own that are told what you are told, as a signed message each. What a receiver does not take is sent again, for three days."
      >
        <WebhooksList />
      </Section>
      <MyData
        email={user.email}
        onErase={async (email) => {
          await erase(email);
          leave();
          await navigate("/");
        }}
      />
    </Page>
  );
}
