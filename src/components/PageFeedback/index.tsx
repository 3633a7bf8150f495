import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {issueLink} from '../issue-link';
import {repositoryUrl} from '../repository-url';
import styles from './styles.module.css';

export default function PageFeedback(): JSX.Element | null {
  const {title, permalink} = useDoc().metadata;
  if (!repositoryUrl) return null;
  const answer = (subject: string, question: string) =>
    issueLink(repositoryUrl!, {title: `${subject}: ${title}`, body: `Page: ${permalink}\n\n${question}\n`});
  return (
    <p className={styles.feedback}>
      <Translate>Was this page helpful?</Translate>
      <Link href={answer('Helpful page', 'What did you find here?')}>
        <Translate>Yes</Translate>
      </Link>
      <Link href={answer('Page to improve', 'What did you look for, and what was missing or wrong?')}>
        <Translate>No</Translate>
      </Link>
    </p>
  );
}
