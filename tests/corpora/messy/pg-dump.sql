--
-- PostgreSQL database dump
--

SET client_encoding = 'UTF8';

CREATE TABLE public.docs (
    id integer,
    body text,
    topic text
);

COPY public.docs (id, body, topic) FROM stdin;
0	The bank forecast higher inflation before noon.	finance
1	The coach won the penalty in the rain.	sport
2	The insurer sold quarterly profit once again.	finance
3	The bank delayed quarterly profit quite suddenly.	finance
4	The broker reported the share price after a long wait.	finance
5	The shareholder reported quarterly profit in the rain.	finance
6	The referee won an away match after a long wait.	sport
7	The bank taxed the bond market quite suddenly.	finance
8	The midfielder won a late goal on Monday.	sport
9	The fund cut the bond market without a doubt.	finance
10	The captain won the corner kick quite suddenly.	sport
11	The referee saved the penalty after a long wait.	sport
12	The referee lost an away match once again.	sport
13	The midfielder saved the penalty in the rain.	sport
\.

-- PostgreSQL database dump complete
